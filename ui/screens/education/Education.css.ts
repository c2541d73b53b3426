import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { breakpoint } from '../../theme/tokens.ts';

const fromTablet = `(min-width: ${breakpoint.tablet}px)`;
const fromDesktop = `(min-width: ${breakpoint.desktop}px)`;
const line = `1px solid ${vars.color.line}`;

export const list = style({ listStyle: 'none' });
export const entry = style({
  paddingBlock: vars.space.medium,
  selectors: {
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
    '& + &': { borderTop: line },
  },
});
export const screenOnly = style({ '@media': { print: { display: 'none' } } });

/** Four rings in a row, two and two on a phone. */
export const rings = style({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.large,
  justifyItems: 'center',
  '@media': { [fromTablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const portal = style({
  display: 'grid',
  gap: vars.space.medium,
  padding: vars.space.large,
  borderRadius: vars.radius.standard,
  border: `1px solid ${vars.color.inkRaised}`,
  color: vars.color.onInk,
  background: vars.color.ink,
  alignItems: 'center',
  '@media': { [fromTablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

/** The search over the whole width, the filters below it in as many columns as there is room for. */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  alignItems: 'end',
  '@media': {
    [fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [fromDesktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    print: { display: 'none' },
  },
});
export const wide = style({ gridColumn: '1 / -1' });
/** Keeps its height, so that nothing jumps when "Clear all" comes. */
export const outcome = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minHeight: '2.5rem',
});

export const results = style({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  '@media': {
    [fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [fromDesktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
/** Facts grow, actions stay at the foot, so that they stand in one line across the row. */
export const programCard = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  height: '100%',
});
export const facts = style({ flexGrow: 1, display: 'flex', flexDirection: 'column', gap: vars.space.small });
export const headline = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xsmall,
});
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.small,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  alignItems: 'center',
  '@media': { print: { display: 'none' } },
});
/** Words in plain small labels. */
export const features = style({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
});

/** Applications wide, deadlines beside them. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': { [fromDesktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
export const topEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  alignItems: 'baseline',
  justifyContent: 'space-between',
});

export const action = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: '3.75rem',
  height: '100%',
  padding: vars.space.small,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.standard,
  color: vars.color.text,
  background: vars.color.surface,
  textDecoration: 'none',
  transition: `background ${vars.motion.quick}`,
  ':hover': { background: vars.color.accentSoft },
});
export const actionSign = style({ display: 'inline-flex', flexShrink: 0, color: vars.color.accent });
