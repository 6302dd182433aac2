import { describe, expect, test } from 'vitest';
import { keysFor } from './meanings.js';
import { strayText } from './strays.js';

const STEPS = keysFor(['go-N', 'wait']);

describe('a key that does nothing here', () => {
  test('is told by what it does in other rooms', () => {
    expect(strayText('f', STEPS)).toBe('F (Fog) does nothing here. ? lists the keys.');
    expect(strayText('V', STEPS)).toBe('V (Solve) does nothing here. ? lists the keys.');
    expect(strayText('+', [])).toBe('+ (Larger) does nothing here. ? lists the keys.');
  });

  test('is told by when it acts, if it ever does here', () => {
    const maze = keysFor(['tunnel', 'add-tunnels']);
    expect(strayText('t', keysFor(['add-tunnels']))).toBe('T (Add tunnels) acts only while you set a maze up.');
    expect(strayText('t', maze, (action) => action === 'tunnel')).toMatch(/^T \(Through the tunnel\) acts only/);
    expect(strayText('t', maze, () => false)).toBe('T (Through the tunnel) does nothing here. ? lists the keys.');
  });

  test('is no such key if it means nothing anywhere; where one steps, the keys for that are named', () => {
    expect(strayText('$', STEPS)).toBe(
      'No such key. Steps: arrows, W A S D, H J K L or the keypad. Nothing has happened. ? lists all keys.',
    );
    expect(strayText('$', [])).toBe('No such key. Nothing has happened. ? lists all keys.');
  });
});
