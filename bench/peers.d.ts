// Peers that ship no types.
declare module '@sbj42/maze-generator';
declare module 'maze-builder';
declare module 'algernon-js';
declare module 'pathfinding';
declare module 'l1-path-finder';
declare module 'ndarray';
