import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { breakpoint } from '../../theme/tokens.ts';

export const providerGrid = style({
  display: 'grid',
  gap: vars.space.small,
  listStyle: 'none',
  '@media': {
    [`(min-width: ${breakpoint.tablet}px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
export const providerCard = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space.small,
  height: '100%',
  padding: vars.space.medium,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.standard,
});
export const providerHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  alignItems: 'center',
});
export const providerFacts = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  alignContent: 'start',
  listStyle: 'none',
});
export const providerFact = style({
  display: 'grid',
  gridTemplateColumns: '1rem minmax(0, 1fr)',
  gap: vars.space.xsmall,
  alignItems: 'center',
  justifyItems: 'start',
  color: vars.color.textMuted,
});
export const filters = style({
  display: 'grid',
  gap: vars.space.small,
  alignItems: 'end',
  '@media': {
    [`(min-width: ${breakpoint.tablet}px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
export const wide = style({ gridColumn: '1 / -1' });
