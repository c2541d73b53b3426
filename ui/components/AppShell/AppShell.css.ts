import { style } from '@vanilla-extract/css';
import { contourLines } from '../Horizon/contourLines.ts';
import { vars } from '../../theme/contract.css.ts';
import { belowTablet, fromTablet } from '../../theme/media.ts';
import { onGrid } from '../../theme/sizes.ts';
import { layer } from '../../theme/tokens.ts';

/** The bar is sticky only in tall windows, not on a phone in landscape or at 400% zoom. */
const tall = `(min-height: ${onGrid(400)})`;
const gutter = `clamp(${vars.space.medium}, 3vw, ${vars.space.xlarge})`;

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  '@media': { [fromTablet]: { flexDirection: 'row' }, print: { display: 'block' } },
});
export const side = style({
  '@media': {
    [belowTablet]: { display: 'none' },
    [fromTablet]: { position: 'sticky', top: 0, flexShrink: 0, height: '100dvh' },
    print: { display: 'none' },
  },
});
const columnBase = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minWidth: 0,
  paddingInline: gutter,
});

const { color } = vars;
const accents = {
  accent: color.accent,
  user: color.roleUser,
  recruiter: color.roleRecruiter,
  university: color.roleUniversity,
  hospital: color.roleHospital,
  nonprofit: color.roleNonprofit,
  admin: color.roleAdmin,
};
/** The contour lines of the landing page behind the head of each page, in the color of the role. */
const contours = style({
  selectors: {
    '&::before': {
      ...contourLines,
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      zIndex: -1,
      width: `min(${onGrid(640)}, 100%)`,
      opacity: 0.18,
      pointerEvents: 'none',
    },
    '[dir="rtl"] &::before': { transform: 'scaleX(-1)' },
  },
  '@media': {
    print: { selectors: { '&::before': { display: 'none' } } },
    '(forced-colors: active)': { selectors: { '&::before': { display: 'none' } } },
  },
});
export const column = style([
  contours,
  columnBase,
  {
    selectors: Object.fromEntries(
      Object.entries(accents).map(([accent, backgroundColor]) => [
        `&[data-accent="${accent}"]::before`,
        { backgroundColor },
      ]),
    ),
  },
]);
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: vars.space.xxsmall,
  minHeight: vars.control.standard,
  width: '100%',
  maxWidth: vars.width.page,
  marginInline: 'auto',
  // Container for the bar above, which shortens the product name or puts the hint in its own line.
  containerType: 'inline-size',
  '@media': { print: { display: 'none' } },
});
export const main = style({
  flexGrow: 1,
  width: '100%',
  maxWidth: vars.width.page,
  marginInline: 'auto',
  paddingBlock: `${vars.space.xsmall} ${vars.space.large}`,
  '@media': {
    [fromTablet]: { paddingBottom: vars.space.xxlarge },
  },
});
export const bottom = style({
  zIndex: layer.sticky,
  '@media': {
    [fromTablet]: { display: 'none' },
    [`${belowTablet} and ${tall}`]: { position: 'sticky', bottom: 0 },
    print: { display: 'none' },
  },
});
