import { describe, expect, test } from 'vitest';
import { hostIn, hostsOf, isLoopback } from './hosts.js';

describe('a host', () => {
  test.each([
    ['localhost', 'localhost'],
    ['LocalHost:4173', 'localhost'],
    ['localhost.', 'localhost'],
    ['localhost:', 'localhost'],
    ['127.0.0.1:80', '127.0.0.1'],
    ['[::1]:4173', '[::1]'],
    ['[FE80::7]', '[fe80::7]'],
  ])('is read from %s', (authority, host) => {
    expect(hostIn(authority)).toBe(host);
  });

  test.each(['', ':80', '::1', 'a b', 'a@b', 'a/b', 'a:b', 'a:1:2', '.', '[::1', 'localhost\u0000', 'a,b', 'ä'])(
    'is not in %j',
    (authority) => {
      expect(hostIn(authority)).toBeUndefined();
    },
  );

  test.each([
    'localhost',
    'maze.localhost',
    '127.0.0.1',
    '127.255.0.9',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
  ])('%s is this machine', (host) => {
    expect(isLoopback(host)).toBe(true);
  });

  test.each([
    'evil.example',
    'localhost.evil.example',
    'notlocalhost',
    '127.0.0.1.evil.example',
    '128.0.0.1',
    '0.0.0.0',
    '192.168.1.5',
    '[::2]',
    '[::]',
    '127.1',
  ])('%s is not', (host) => {
    expect(isLoopback(host)).toBe(false);
  });
});

describe('a server that listens', () => {
  const machine = {
    hostname: 'Maze',
    addresses: [
      { address: '127.0.0.1', internal: true },
      { address: 'fd00::7', internal: false },
      { address: '10.0.0.7', internal: false },
    ],
  };

  test('on one address is reached by that alone', () => {
    expect(hostsOf('10.0.0.7', machine)).toEqual(['10.0.0.7']);
    expect(hostsOf('fd00::7', machine)).toEqual(['[fd00::7]']);
    expect(hostsOf('Maze.Example', machine)).toEqual(['maze.example']);
  });

  test('on all is reached by every address and name of the machine, and is called by one others can reach', () => {
    for (const all of ['0.0.0.0', '::'])
      expect(hostsOf(all, machine)).toEqual(['10.0.0.7', '[fd00::7]', 'maze', 'maze.local']);
  });
});
