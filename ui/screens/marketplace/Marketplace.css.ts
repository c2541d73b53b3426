import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { breakpoint } from '../../theme/tokens.ts';

const screenFrom = (width: number) => `screen and (min-width: ${width}px)`;

/** Title beside the button where there is room. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  alignItems: 'flex-start',
  justifyContent: 'space-between',
});
/** The search over the whole width, the three selects below it. */
export const filters = style({
  display: 'grid',
  gap: vars.space.small,
  alignItems: 'end',
  '@media': {
    [screenFrom(breakpoint.tablet)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const wide = style({ gridColumn: '1 / -1' });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  listStyle: 'none',
  '@media': {
    [screenFrom(breakpoint.tablet)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [screenFrom(breakpoint.desktop)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
/** The link stays at the foot, however long the words are. */
export const cardBody = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto auto',
  gap: vars.space.small,
  height: '100%',
});
export const cardHead = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.small,
  alignItems: 'start',
});
export const cardFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.medium,
  rowGap: vars.space.xxsmall,
  color: vars.color.textMuted,
});
export const fact = style({ display: 'inline-flex', gap: vars.space.xsmall, alignItems: 'center' });
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxsmall,
  listStyle: 'none',
});

/** The organisation's drawn mark. */
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: vars.radius.standard,
  color: vars.color.onAccentSoft,
  background: vars.color.accentSoft,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
