import { describe, expect, test } from 'vitest';
import { asterion, onTerminal } from '../test/command.js';

/** The words of every command, found by way of the help itself. */
async function commandsBelow(words: readonly string[]): Promise<string[][]> {
  const { stdout } = await asterion([...words, '--help']);
  const [, list = ''] = stdout.split('\nCommands:\n');
  const names = [...list.split('\n\n')[0].matchAll(/^ {2}([a-z]+)/gm)].map(([, name]) => name);
  const below = await Promise.all(names.map((name) => commandsBelow([...words, name])));
  return [[...words], ...below.flat()];
}

const commands = await commandsBelow([]);

describe('help', () => {
  test('knows every command, however deep', async () => {
    expect(commands.map((words) => words.join(' '))).toEqual(
      expect.arrayContaining(['maze', 'maze generate', 'labyrinth solve', 'explore slots', 'replay', 'help']),
    );
    for (const words of commands)
      expect(await asterion(['help', ...words])).toEqual(await asterion([...words, '--help']));
  });

  test('stands below commands that have others, too', async () => {
    const expected = await asterion(['maze', 'generate', '--help']);
    expect(await asterion(['maze', 'help', 'generate'])).toEqual(expected);
    expect((await asterion(['labyrinth', 'help', 'solve'])).stdout).toMatch(/^Usage: asterion labyrinth solve/);
  });

  test.each([
    ['maize', 'unknown command "maize"; known: maze, path, rogue,'],
    ['maze grow', 'unknown command "grow"; known: generate, solve,'],
    ['maze generate maze', '"asterion maze generate" has no command "maze", nor any other'],
  ])('refuses %s in words', async (words, message) => {
    const { code, stdout, stderr } = await asterion(['help', ...words.split(' ')]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(`asterion: ${message}`);
  });

  test.each([30, 40, 60, 80, 100])('breaks no word on a screen of %i columns', async (columns) => {
    for (const words of commands) {
      const { stdout: shown } = await onTerminal([...words, '--help'], '', { columns });
      const { stdout: usual } = await asterion([...words, '--help']);
      expect(shown.split(/\s+/)).toEqual(usual.split(/\s+/));
      const tooWide = shown.split('\n').filter((line) => line.length > columns && /\S +\S/.test(line));
      expect(tooWide).toEqual([]);
    }
  });
});
