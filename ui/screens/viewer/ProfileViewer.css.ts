import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromTablet } from '../../theme/media.ts';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.medium,
  alignItems: 'start',
});
/** Cards in two columns, each as tall as its content. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': { [`screen and ${fromTablet}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const onScreen = style({ '@media': { print: { display: 'none' } } });
export const plain = style({ listStyle: 'none' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  padding: `${vars.space.small} 0`,
  breakInside: 'avoid',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.small,
  textAlign: 'center',
});
