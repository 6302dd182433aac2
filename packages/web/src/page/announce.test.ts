import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  announce,
  announceBefore,
  announcement,
  announceSeen,
  hush,
  message,
  noticeInput,
  repeatLast,
  retract,
} from './announce.js';

beforeEach(() => {
  vi.useFakeTimers();
  hush();
});

afterEach(() => {
  vi.useRealTimers();
});

const rest = (): void => void vi.advanceTimersByTime(200);
const heard = (): string => announcement.value;
const shown = (): string => message.value;

test('of events in quick succession only the last is heard and seen', () => {
  announce('One.');
  announce('Two.');
  rest();
  expect([heard(), shown()]).toEqual(['Two.', 'Two.']);
});

test('what stands on the page anyway is only heard', () => {
  announceSeen('Captured in 3.');
  rest();
  expect([heard(), shown()]).toEqual(['Captured in 3.', '']);
});

test('an answer is heard before what stands on the page anyway, which does not take its place', () => {
  announce('Link copied.');
  announceSeen('Captured in 4.');
  announceSeen('Captured in 3.');
  rest();
  expect([heard(), shown()]).toEqual(['Link copied. Captured in 3.', 'Link copied.']);
});

test('an answer takes the place of what was only to be heard before it', () => {
  announceSeen('Captured in 4.');
  announce('Stopped.');
  rest();
  expect(heard()).toBe('Stopped.');
});

test('a bot that goes on talking keeps an answer from the ear, but not from the eye', () => {
  announce('Saved.');
  for (let turn = 0; turn < 3; turn++) {
    vi.advanceTimersByTime(100);
    announceSeen(`Turn ${turn}.`);
    expect([heard(), shown()]).toEqual(['', 'Saved.']);
  }
  rest();
  expect(heard()).toBe('Saved. Turn 2.');
});

test('what is said before the next message is heard and seen with it', () => {
  announceBefore('The way N is closed.');
  announceSeen('The monster comes nearer.');
  rest();
  expect([heard(), shown()]).toEqual(['The way N is closed. The monster comes nearer.', 'The way N is closed.']);
  announceBefore('This is the end already.');
  announce('The whole board is in sight.');
  rest();
  expect(shown()).toBe('This is the end already. The whole board is in sight.');
});

test('what was taken back is not heard, and what was heard before stays the last', () => {
  announce('One.');
  rest();
  announceSeen('Captured in 3.');
  retract('Captured in 3.');
  rest();
  expect(heard()).toBe('One.');
  retract('One.');
  expect(heard()).toBe('');
  repeatLast();
  expect(heard()).toBe('Nothing has happened yet.');
});

test('the same text twice is a change', () => {
  announce('Closed.');
  rest();
  const first = heard();
  announce('Closed.');
  rest();
  expect(heard()).not.toBe(first);
  expect(heard().trim()).toBe(first);
});

test('a message goes after a while, or with the next one after somebody has done something', () => {
  announce('Saved.');
  rest();
  announceSeen('Turn 1.');
  rest();
  expect(shown()).toBe('Saved.');
  noticeInput();
  announceSeen('Turn 2.');
  rest();
  expect(shown()).toBe('');
  announce('Saved.');
  vi.advanceTimersByTime(10_000);
  expect([heard(), shown()]).toEqual(['Saved.', '']);
});
