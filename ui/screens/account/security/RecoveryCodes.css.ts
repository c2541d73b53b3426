import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { columnSize } from '../../../theme/sizes.ts';

export const codes = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${columnSize.field}, 1fr))`,
  gap: `${vars.space.xsmall} ${vars.space.large}`,
  padding: vars.space.medium,
  listStyle: 'none',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.standard,
  background: vars.color.sunken,
  '@media': { print: { gridTemplateColumns: 'repeat(2, 1fr)' } },
});
/** Buttons aren't printed. */
export const actions = style({ '@media': { print: { display: 'none' } } });
