/** From the browser's own source: a seed decides everything after it, but nothing decides the seed. */
export const drawSeed = (): string => String(crypto.getRandomValues(new Uint32Array(1))[0]);
