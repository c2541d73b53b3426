import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { contourLines } from '../Horizon/contourLines.ts';
import { inkBackground } from '../../theme/background.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { onGrid } from '../../theme/sizes.ts';

const { color } = vars;
/** A unit of the specification's widths: 4 px at the default text size. */
const units = (count: number) => onGrid(4 * count);

/** Beyond the padding, to the edges. */
const inset = `calc(-1 * ${vars.space.xsmall})`;

/** 56 or 14 units wide (platform spec, section 9). */
const sideNavBase = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  height: '100%',
  padding: vars.space.xsmall,
  overflowX: 'hidden',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.onInkMuted} transparent`,
  ...inkBackground,
  position: 'relative',
  isolation: 'isolate',
  selectors: {
    // Contour lines at the foot, as on the landing page.
    '&::after': {
      ...contourLines,
      content: '""',
      position: 'sticky',
      insetBlockEnd: inset,
      zIndex: -1,
      flexShrink: 0,
      marginBlock: `calc(-1 * ${onGrid(68)}) ${inset}`,
      marginInline: inset,
      maskSize: 'cover',
      aspectRatio: 'auto',
      height: onGrid(64),
      background: color.onInkMuted,
      opacity: 0.2,
      pointerEvents: 'none',
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&::after': { display: 'none' } } } },
});
export const sideNav = styleVariants({ wide: { width: units(56) }, narrow: { width: units(14) } }, (own) => [
  sideNavBase,
  own,
]);

// Without tools at the end, the contour lines are at the foot too.
globalStyle(`${sideNavBase} > nav:last-child`, { flexGrow: 1 });

const headBase = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const head = styleVariants(
  { wide: {}, narrow: { flexDirection: 'column', gap: vars.space.xxsmall } },
  (own) => [headBase, own],
);
export const list = style({ display: 'grid', gap: vars.space.hair, listStyle: 'none' });
/** At the bottom if there is room. */
export const end = style({
  display: 'grid',
  gap: vars.space.hair,
  marginTop: 'auto',
  paddingTop: vars.space.small,
  borderTop: `1px solid ${color.inkRaised}`,
  listStyle: 'none',
});
