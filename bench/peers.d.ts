// Peers that ship no types, or whose types nobody needs to look at them beside others.
declare module '@sbj42/maze-generator';
declare module 'maze-builder';
declare module 'algernon-js';
declare module 'pathfinding';
declare module 'l1-path-finder';
declare module 'ndarray';
declare module 'easystarjs';
declare module 'ngraph.graph';
declare module 'ngraph.path';
