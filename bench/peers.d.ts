// Peers that ship no types.
declare module '@sbj42/maze-generator';
declare module 'maze-builder';
declare module 'algernon-js';
