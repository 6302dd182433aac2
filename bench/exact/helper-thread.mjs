// A thread that helps with a table.
import { workerData } from 'node:worker_threads';
import { workOn } from 'asterion/exact';

workOn(workerData);
