/** What a visitor has chosen for the whole app: colours, motion, keys. */

import { computed, effect } from '@preact/signals';
import { palettes } from 'asterion/render';
import { media, stored } from './stored.js';

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'reduced', 'full'] as const;
export const SWITCH = ['on', 'off'] as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

export const theme = stored<Theme>('theme', THEMES, 'system');
export const motion = stored<Motion>('motion', MOTIONS, 'system');
/** Whether letters and punctuation act as keys (WCAG 2.1.4). */
export const characterKeys = stored('character-keys', SWITCH, 'on');

const prefersDark = media('(prefers-color-scheme: dark)');
const prefersLess = media('(prefers-reduced-motion: reduce)');

const isDark = computed(() => (theme.value === 'system' ? prefersDark.value : theme.value === 'dark'));

/** Whether to do without animation. */
export const isCalm = computed(() => (motion.value === 'system' ? prefersLess.value : motion.value === 'reduced'));

/** The colours of everything drawn. */
export const palette = computed(() => (isDark.value ? palettes.dark : palettes.light));

export function nextTheme(): Theme {
  theme.value = THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length];
  return theme.value;
}

/** Keeps the document in step: the style sheet reads these attributes, the browser's own bars the colour. */
export function applySettings(): void {
  effect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = isDark.value ? 'dark' : 'light';
    dataset.motion = isCalm.value ? 'reduced' : 'full';
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.setAttribute('content', palette.value.background);
    }
  });
}
