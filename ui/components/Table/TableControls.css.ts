import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fine } from '../../theme/sizes.ts';
import { textSize } from '../Text/Text.css.ts';

/** As large as a finger, around a box that stands in line with the rest. */
export const boxContainer = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: vars.control.standard,
  height: vars.control.standard,
  margin: `-${fine[6]} -${fine[10]}`,
  cursor: 'pointer',
});
export const box = style({
  width: vars.mark.standard,
  height: vars.mark.standard,
  margin: 0,
  accentColor: vars.color.accent,
  cursor: 'inherit',
});

/** A button that can't be pressed, over the reason. */
export const refused = style({ display: 'inline-grid', gap: vars.space.xxsmall, justifyItems: 'center' });
export const refusal = style([textSize.caption, { color: vars.color.textMuted, whiteSpace: 'nowrap' }]);
