import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textSize } from '../Text/Text.css.ts';

export const head = style([
  textSize.small,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.xsmall,
    fontWeight: vars.weight.medium,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  },
]);

export const link = style({
  color: 'inherit',
  textUnderlineOffset: '0.2em',
  textDecorationColor: vars.color.line,
  ':hover': { color: vars.color.text, textDecorationColor: 'currentcolor' },
});

export const figure = style([
  textSize.section,
  {
    marginTop: vars.space.xxsmall,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '-0.01em',
    overflowWrap: 'anywhere',
  },
]);

/** Reserves the hint's lines while the figure is loading. */
export const hint = style([textSize.small, { display: 'grid', color: vars.color.textMuted }]);
const layer = style({ gridArea: '1 / 1' });
export const hintPlaceholder = styleVariants({ skeleton: [layer], words: [layer, { visibility: 'hidden' }] });
export const trend = style({ marginTop: vars.space.small });
