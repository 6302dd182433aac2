/** What is used of gifenc, which has no types of its own. Named by its file: it is found as CommonJS otherwise. */
declare module 'gifenc/dist/gifenc.esm.js' {
  import type { GifCodec } from 'asterion/render';
  export const GIFEncoder: GifCodec['GIFEncoder'];
  export const quantize: GifCodec['quantize'];
  export const applyPalette: GifCodec['applyPalette'];
}
