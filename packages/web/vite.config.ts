import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  base: './', // the page works from any folder of any server
  resolve: { conditions: ['asterion-source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
});
