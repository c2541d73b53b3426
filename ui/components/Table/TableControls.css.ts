import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fine } from '../../theme/sizes.ts';
import { textSize } from '../Text/Text.css.ts';

/** A touch-sized target around a checkbox. */
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

/** A disabled button above its reason. */
export const withReason = style({ display: 'inline-grid', gap: vars.space.xxsmall, justifyItems: 'center' });
export const refusal = style([textSize.caption, { color: vars.color.textMuted, whiteSpace: 'nowrap' }]);
