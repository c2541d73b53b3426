import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textSize } from '../Text/Text.css.ts';

/** As large as a finger, around a box that stands in line with the rest. */
export const boxContainer = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  margin: '-0.375rem -0.625rem',
  cursor: 'pointer',
});
export const box = style({
  width: '1.25rem',
  height: '1.25rem',
  margin: 0,
  accentColor: vars.color.accent,
  cursor: 'inherit',
});

/** A button that can't be pressed, over the reason. */
export const refused = style({ display: 'inline-grid', gap: vars.space.xxsmall, justifyItems: 'center' });
export const refusal = style([textSize.caption, { color: vars.color.textMuted, whiteSpace: 'nowrap' }]);
