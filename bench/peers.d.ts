// Peers that ship no types.
declare module '@sbj42/maze-generator';
