import { createGlobalThemeContract } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/**
 * What a dark band changes for the text and controls on it. Unset on the page's own backgrounds, where components fall
 * back to their usual colors.
 */
export const on = createGlobalThemeContract(
  {
    text: null,
    muted: null,
    surface: null,
    hover: null,
    accent: null,
    accentHover: null,
    onAccent: null,
  },
  (_value, path) => `vs-on-${path.join('-')}`,
);

const { color } = vars;

/** The rules of a dark band. Blue focus rings would be invisible on it. */
export const inkBackground = {
  color: color.onInk,
  background: color.ink,
  vars: {
    [color.focus]: color.onInk,
    [on.text]: color.onInk,
    [on.muted]: color.onInkMuted,
    [on.surface]: 'transparent',
    [on.hover]: color.inkRaised,
    [on.accent]: color.nightAccent,
    [on.accentHover]: color.nightAccentHover,
    [on.onAccent]: color.onNightAccent,
  },
};

/** For surfaces that may lie on a dark band, such as cards: the usual colors again. */
export const ownBackground = {
  [on.text]: 'initial',
  [on.muted]: 'initial',
  [on.surface]: 'initial',
  [on.hover]: 'initial',
  [on.accent]: 'initial',
  [on.accentHover]: 'initial',
  [on.onAccent]: 'initial',
};
