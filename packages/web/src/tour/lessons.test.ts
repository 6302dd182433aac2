import { MONSTER, ROGUE } from 'asterion/game/rogue';
import { Session, setUp, tableHere } from 'asterion/play';
import { expect, test } from 'vitest';
import { isWon, type Lesson, lessons, sceneOf } from './lessons.js';

function begun(lesson: Lesson): Session {
  const { setup, faults } = setUp(lesson.description, lesson.said, { scene: sceneOf(lesson) });
  if (setup === undefined) throw new Error(JSON.stringify(faults));
  return new Session(setup);
}

async function played(lesson: Lesson, ...names: readonly string[]): Promise<Session> {
  const session = begun(lesson);
  await session.proceed();
  for (const name of names) {
    expect(session.play(lesson.description.input.move(session.tip.position, [name]))).toBe(true);
    await session.proceed();
  }
  return session;
}

const tableOf = (lesson: Lesson, { tip: { position } }: Session) => tableHere(lesson.description, position);
const winnerAt = (lesson: Lesson, session: Session) =>
  lesson.description.exact?.value(tableOf(lesson, session), session.tip.position).winner;

test('there are five lessons, each with one sentence of what to do', () => {
  expect(lessons.map(({ title }) => title)).toEqual(['Step', 'Corner', 'Loop', 'Wait', 'The truth']);
  for (const { task } of lessons) expect(task).toMatch(/^[A-Z][^!?]*\.$/);
});

test.each(lessons.map((lesson) => [lesson.title, lesson] as const))('%s: exact play does it', async (_, lesson) => {
  const session = await played(lesson);
  for (let move = 0; move < 50 && session.tip.end === undefined; move++) {
    const [best] = lesson.description.exact?.best(tableOf(lesson, session), session.tip.position) ?? [];
    session.play(best);
    await session.proceed();
  }
  expect(isWon(lesson, session.tip)).toBe(true);
});

test('in the lesson on waiting any step before the monster has come loses', async () => {
  for (const step of ['N', 'W']) expect((await played(lessons[3], step)).tip.end?.winner).toBe(MONSTER);
});

test('the lesson on the truth begins safe, and one step west is lost', async () => {
  expect(winnerAt(lessons[4], await played(lessons[4]))).toBe(ROGUE);
  expect(winnerAt(lessons[4], await played(lessons[4], 'W'))).toBe(MONSTER);
});
