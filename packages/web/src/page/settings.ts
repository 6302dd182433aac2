/** What a visitor has chosen for the whole app: colours, motion, keys, sounds. */

import { computed, effect } from '@preact/signals';
import { palettes } from 'asterion/render';
import { media, stored } from './stored.js';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export const MOTIONS = ['system', 'reduced', 'full'] as const;
export const SWITCH = ['on', 'off'] as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

export const theme = stored<Theme>('theme', THEMES, 'system');
export const motion = stored<Motion>('motion', MOTIONS, 'system');
/** Whether letters and punctuation act as keys (WCAG 2.1.4). */
export const characterKeys = stored('character-keys', SWITCH, 'on');

/** Whether steps are heard. */
export const sounds = stored('sounds', SWITCH, 'off');

const prefersDark = media('(prefers-color-scheme: dark)');
const prefersContrast = media('(prefers-contrast: more)');
const hasForcedColours = media('(forced-colors: active)');
const prefersLess = media('(prefers-reduced-motion: reduce)');

/** Whether the page is on its way to paper. Browsers tell in time by their events, test tools by the medium. */
export const isPrinting = media('print');
for (const [type, holds] of [
  ['beforeprint', true],
  ['afterprint', false],
] as const) {
  globalThis.addEventListener?.(type, () => {
    isPrinting.value = holds;
  });
}

const surroundings = computed<'light' | 'dark' | 'contrast'>(() => {
  if (isPrinting.value) return 'light';
  if (theme.value !== 'system') return theme.value;
  if (prefersContrast.value || hasForcedColours.value) return 'contrast';
  return prefersDark.value ? 'dark' : 'light';
});

/** Whether to do without animation. */
export const isCalm = computed(() => (motion.value === 'system' ? prefersLess.value : motion.value === 'reduced'));

/** Ink is dear: the ground is as white as the sheet, and rock is only hinted at. */
const PAPER = { ...palettes.light, background: '#ffffff', floor: '#ffffff', block: '#ebebe8' };

/** The colours of everything drawn. */
export const palette = computed(() => (isPrinting.value ? PAPER : palettes[surroundings.value]));

export function nextTheme(): Theme {
  theme.value = THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length];
  return theme.value;
}

/** Keeps the document in step: the style sheet reads these attributes, the browser's own bars the colour. */
export function applySettings(): void {
  effect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = surroundings.value;
    dataset.medium = isPrinting.value ? 'paper' : 'screen';
    dataset.motion = isCalm.value ? 'reduced' : 'full';
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.setAttribute('content', palette.value.background);
    }
  });
}
