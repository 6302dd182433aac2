import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

// Randomness and time are arguments (a seeded Rng, a clock of the host): a library that reads them itself cannot be replayed.
const ambient = [
  { object: 'Math', property: 'random', message: 'Take an Rng as an argument.' },
  { object: 'Date', property: 'now', message: 'Clocks belong to the hosts.' },
  { object: 'performance', property: 'now', message: 'Clocks belong to the hosts.' },
];

export default defineConfig(
  {
    ignores: [
      '**/dist/',
      'examples/bots/*.mjs',
      'packages/cli/bin/',
      'packages/asterion/kernel/', // AssemblyScript: numbers have types that lint does not know
      'site/',
      'reports/',
      'coverage/',
      '.dependency-cruiser.cjs',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { project: 'tsconfig.lint.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      eqeqeq: 'error',
      'no-console': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `for (let i = 0; ...)` over typed arrays is the measured choice in hot loops.
      '@typescript-eslint/prefer-for-of': 'off',
      // `() => void call()` needs no braces.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // With unchecked index access the types do not know that `cells[i]` may be absent; the code does.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // `erasableSyntaxOnly` leaves no enums, and looking for them takes a fourteenth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // Maps are drawn in ASCII and read character by character.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['packages/asterion/src/**'],
    ignores: ['**/*.test.ts', '**/*.bench.ts'],
    rules: {
      'no-restricted-properties': ['error', ...ambient],
      'no-restricted-syntax': [
        'error',
        { selector: 'NewExpression[callee.name="Date"]', message: 'Clocks belong to the hosts.' },
        { selector: 'CallExpression[callee.name="Date"]', message: 'Clocks belong to the hosts.' },
        { selector: 'ExportDefaultDeclaration', message: 'Export by name.' },
        {
          selector: 'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator > ArrayPattern',
          message: 'Export one by one: QuickJS, in which bots run, finds only the first of a pattern.',
        },
      ],
    },
  },
  {
    files: ['packages/web/e2e/**'],
    ignores: ['packages/web/e2e/test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@playwright/test',
          importNames: ['test'],
          message: 'Import ./test.js, which hears errors of the page.',
        },
      ],
    },
  },
  {
    files: ['**/*.mjs', '**/*.js'],
    rules: {
      // Plain JavaScript has no annotations for what JSON and child processes hand back.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/restrict-plus-operands': ['error', { allowAny: true }],
    },
  },
);
