import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textSize } from '../Text/Text.css.ts';

/** Touch needs larger targets than a mouse. */
const touch = '(pointer: coarse)';

export const trail = style([
  textSize.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.xxsmall,
    minWidth: 0,
    listStyle: 'none',
    // On paper, the position of a page in the site means nothing.
    '@media': { print: { display: 'none' } },
  },
]);
export const crumb = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minWidth: 0,
});
export const separator = style({
  display: 'flex',
  flexShrink: 0,
  color: vars.color.control,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

const box = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: vars.control.small,
  overflowWrap: 'anywhere',
  '@media': { [touch]: { minWidth: vars.control.standard, minHeight: vars.control.standard } },
});
export const link = style([
  box,
  {
    borderRadius: vars.radius.small,
    color: vars.color.textMuted,
    textDecorationColor: 'transparent',
    transition: `color ${vars.motion.quick}`,
    selectors: { '&:hover': { color: vars.color.text, textDecorationColor: 'currentcolor' } },
    '@media': { '(forced-colors: active)': { textDecorationColor: 'currentcolor' } },
  },
]);
export const current = style([box, { fontWeight: vars.weight.medium, color: vars.color.text }]);
