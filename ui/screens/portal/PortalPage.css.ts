import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromDesktop, fromTablet } from '../../theme/media.ts';
import { fineSize, onGrid } from '../../theme/sizes.ts';

/** Key figures at the top of a page. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.medium,
  '@media': { [fromDesktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

/** Two equal columns; stacked on narrow screens. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': { [fromDesktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const spread = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  alignItems: 'start',
  justifyContent: 'space-between',
});
export const list = style({ listStyle: 'none' });
export const entry = style({
  paddingBlock: vars.space.small,
  selectors: {
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
    '& + &': { borderTop: `1px solid ${vars.color.line}` },
  },
});
/** A link that covers its whole entry. */
export const entryLink = style({
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  '@media': {
    '(pointer: coarse)': {
      display: 'inline-block',
      marginBlock: `-${fineSize[9]}`,
      paddingBlock: fineSize[9],
    },
  },
});
/** Cards of a page, as many in a row as fit. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  listStyle: 'none',
  '@media': {
    [fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [fromDesktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall, listStyle: 'none' });

const { color } = vars;

const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: onGrid(36),
  height: onGrid(36),
  border: '1px solid transparent',
  borderRadius: '22%',
  color: color.onRole,
  printColorAdjust: 'exact',
});
/** Organizations have a square mark in the color of their role. */
export const marks = styleVariants(
  {
    recruiter: color.roleRecruiter,
    university: color.roleUniversity,
    hospital: color.roleHospital,
    nonprofit: color.roleNonprofit,
  },
  (background) => [mark, { background }],
);
export type PortalMarkRole = keyof typeof marks;
