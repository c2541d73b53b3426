import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { breakpoint } from '../../theme/tokens.ts';

const screenFrom = (width: number) => `screen and (min-width: ${width}px)`;

/** What it does beside what is known of it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': {
    [screenFrom(breakpoint.desktop)]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
export const entries = style({ listStyle: 'none' });
export const entry = style({
  display: 'grid',
  gap: vars.space.small,
  paddingBlock: vars.space.medium,
  breakInside: 'avoid',
  selectors: {
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
    '& + &': { borderTop: `1px solid ${vars.color.line}` },
  },
});
export const entryHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  alignItems: 'baseline',
  justifyContent: 'space-between',
});
export const bullets = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  paddingInlineStart: vars.space.medium,
});
export const plain = style({ listStyle: 'none' });
/** A number or address longer than its column breaks rather than overflow. */
export const address = style({ overflowWrap: 'anywhere' });
