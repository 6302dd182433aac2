/** Runs before each file of tests. */

import fc from 'fast-check';
import { isThorough } from './thorough.js';

// Random cases, but the same ones in every run of `npm test`: it fails by what was changed, not by the day.
// `npm run thorough` draws others each time, and a failure prints the seed that brings it back.
if (!isThorough) fc.configureGlobal({ seed: 7 });
