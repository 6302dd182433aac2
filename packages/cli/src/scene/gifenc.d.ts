/** What is used of gifenc, which has no types of its own. Its exports come as properties of the default one in Node. */
declare module 'gifenc' {
  import type { GifCodec } from 'asterion/render';

  const exports: GifCodec;
  export default exports;
}
