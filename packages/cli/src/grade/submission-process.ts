/**
 * The process of a submission: started by `grading.ts`. The module runs in a thread of it, which is stopped when it takes too
 * long; but a thread can take its whole process down, by memory for one, and a class must not go with it.
 */

import { Failure } from '../host/host.js';
import { withoutPath } from './assignment.js';
import { assignments } from './assignments.js';
import { CHECK, type FromSubmission, type Job } from './wire.js';

async function grade({ path, assignment: name, plan, done }: Job): Promise<void> {
  const assignment = assignments.find((one) => one.name === name);
  if (assignment === undefined) throw new Error(`Expected an assignment, got ${name}.`);
  const { signal } = new AbortController(); // whoever started the process ends it
  const work = await assignment.open(path, plan, { signal });
  try {
    await post({ kind: 'is', role: work.role });
    const known = new Set(done);
    if (!known.has(CHECK)) {
      await post({ kind: 'begun', task: CHECK });
      await post({ kind: 'done', task: CHECK, result: await work.check() });
    }
    for (const [index, task] of assignment.tasks(plan, work.role.as).entries()) {
      if (known.has(String(index))) continue;
      await post({ kind: 'begun', task: String(index) });
      await post({ kind: 'done', task: String(index), result: await work.perform(task) });
    }
  } finally {
    await work.close();
  }
}

const post = (message: FromSubmission): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(message, () => {
      resolve();
    });
  });

process.on('disconnect', () => {
  process.exit(); // nobody is there any more
});
process.once('message', (job: Job) => {
  void grade(job)
    .then(
      () => post({ kind: 'end' }),
      (error: unknown) => {
        const { message } = error instanceof Error ? error : new Error(String(error));
        return post({ kind: 'fault', why: withoutPath(message, job.path), isOurs: !(error instanceof Failure) });
      },
    )
    .then(() => process.exit());
});
