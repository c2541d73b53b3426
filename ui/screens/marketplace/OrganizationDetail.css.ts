import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { entry as divided } from '../layout.css.ts';

export const entry = style([
  divided,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.small },
]);
export const bullets = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  paddingInlineStart: vars.space.medium,
});
/** Breaks phone numbers and emails that are longer than their column. */
export const address = style({ overflowWrap: 'anywhere' });
