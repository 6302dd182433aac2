import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Tests import published names (`asterion/search`); this condition points those at the source.
const conditions = ['asterion-source', ...defaultServerConditions];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'examples/**/*.test.ts', 'tools/**/*.test.mjs'],
    testTimeout: 60_000, // a guard against hanging, not a measure: machines may be slow
    benchmark: { include: ['packages/*/src/**/*.bench.ts'] },
    coverage: { include: ['packages/asterion/src/**/*.ts', 'packages/cli/src/**/*.ts'], reportsDirectory: 'coverage' },
  },
});
