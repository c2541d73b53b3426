import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { breakpoint } from '../../theme/tokens.ts';

/** A wide part beside a narrow one; below one another where there is little room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': {
    [`(min-width: ${breakpoint.desktop}px)`]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});
export const list = style({ listStyle: 'none' });
export const bullets = style({ paddingInlineStart: vars.space.medium });
export const entry = style({
  paddingBlock: vars.space.medium,
  selectors: {
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
    '& + &': { borderTop: `1px solid ${vars.color.line}` },
  },
});
export const topEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  alignItems: 'baseline',
  justifyContent: 'space-between',
});
export const cards = style({
  display: 'grid',
  gap: vars.space.small,
  listStyle: 'none',
  '@media': {
    [`(min-width: ${breakpoint.desktop}px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
export const jobCard = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space.small,
  height: '100%',
  padding: vars.space.medium,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.standard,
  background: vars.color.surface,
});
export const filters = style({
  display: 'grid',
  gap: vars.space.small,
  alignItems: 'end',
  '@media': {
    [`(min-width: ${breakpoint.tablet}px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [`(min-width: ${breakpoint.desktop}px)`]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const wide = style({ gridColumn: '1 / -1' });
export const civilian = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  listStyle: 'none',
  paddingInlineStart: vars.space.small,
  borderInlineStart: `3px solid ${vars.color.line}`,
});
export const quote = style({
  padding: vars.space.medium,
  borderRadius: vars.radius.standard,
  background: vars.color.sunken,
});
