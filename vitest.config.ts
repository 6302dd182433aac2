import { availableParallelism } from 'node:os';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Tests import published names (`asterion/search`); this condition points those at the source.
const conditions = ['asterion-source', ...defaultServerConditions];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'examples/**/*.test.ts', 'tools/**/*.test.mjs'],
    setupFiles: ['testing/setup.ts'],
    globalSetup: ['testing/temporary.ts'],
    // Loading the library anew for each file took as long as a third of the tests. So no test may leave a module changed:
    // no vi.mock, and what is put into a registry is taken out again.
    isolate: false,
    // Half as many again as cores: a third of the time of these tests is waiting for programs, servers and threads.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    testTimeout: 300_000, // guards against hanging, not measures: machines may be slow
    hookTimeout: 300_000,
    benchmark: { include: ['packages/*/src/**/*.bench.ts'] },
    coverage: { include: ['packages/asterion/src/**/*.ts', 'packages/cli/src/**/*.ts'], reportsDirectory: 'coverage' },
  },
});
