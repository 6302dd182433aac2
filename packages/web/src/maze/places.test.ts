import { expect, test } from 'vitest';
import { withoutTunnelAt } from './places.js';

test('a tunnel is taken away at either of its ends, the others stay', () => {
  const tunnels = '0,0,4,5; 1,2,3,4  7,7,8,8';
  expect(withoutTunnelAt(tunnels, [1, 2])).toBe('0,0,4,5 7,7,8,8');
  expect(withoutTunnelAt(tunnels, [3, 4])).toBe('0,0,4,5 7,7,8,8');
  expect(withoutTunnelAt(tunnels, [9, 9])).toBe('0,0,4,5 1,2,3,4 7,7,8,8');
  expect(withoutTunnelAt('nonsense', [0, 0])).toBe('nonsense');
});
