import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { belowPhone, belowTablet, fromDesktop, fromTablet } from '../../theme/media.ts';
import { layer } from '../../theme/tokens.ts';
import { onGrid } from '../../theme/sizes.ts';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.medium,
  alignItems: 'start',
  '@media': { [belowPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
  listStyle: 'none',
  color: vars.color.textMuted,
});
export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxsmall });
export const actions = style({ '@media': { print: { display: 'none' } } });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': {
    [`screen and ${fromDesktop}`]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    },
    print: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** At the top in one column, at the side in two. */
export const beside = style({
  '@media': {
    [`screen and ${fromDesktop}`]: { gridColumn: 2, gridRow: 1 },
    print: { display: 'none' },
  },
});

export const entries = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  listStyle: 'none',
});
export const entry = style({
  breakInside: 'avoid',
  selectors: { '& + &': { paddingTop: vars.space.medium, borderTop: `1px solid ${vars.color.line}` } },
});
export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const missing = style({ display: 'grid', gap: vars.space.xxsmall, listStyle: 'none' });
export const missingLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: vars.control.small,
});

/** Stays in sight above the platform's bar of links while a phone scrolls through the form. */
export const save = style({
  '@media': {
    [`${belowTablet} and (min-height: ${onGrid(600)})`]: {
      position: 'sticky',
      bottom: `calc(${onGrid(56)} + env(safe-area-inset-bottom))`,
      zIndex: layer.sticky,
      marginInline: `calc(-1 * ${vars.space.medium})`,
      padding: `${vars.space.xsmall} ${vars.space.medium}`,
      borderTop: `1px solid ${vars.color.line}`,
      background: vars.color.paper,
    },
  },
});
/** A single column of fields: no wider than its text needs. */
export const form = style({ maxWidth: onGrid(768) });
export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  '@media': { [fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  scrollMarginTop: vars.space.xxlarge,
});
export const rows = style({ display: 'grid', gap: vars.space.small, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.xsmall,
  alignItems: 'end',
});
/** An entry with several fields: a sunken box with its controls on top. */
export const well = style({
  display: 'grid',
  gap: vars.space.small,
  padding: vars.space.medium,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.standard,
});
export const wellHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.small,
});
export const controls = style({ display: 'inline-flex', alignItems: 'center' });
