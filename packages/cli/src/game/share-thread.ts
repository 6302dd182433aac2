/** A thread that helps with a table: started by `solve-thread.ts` for those that are worth it. */

import { workerData } from 'node:worker_threads';
import { type ThreadShare, workOn } from 'asterion/exact';

workOn(workerData as ThreadShare);
