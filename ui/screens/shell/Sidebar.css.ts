import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { contourLines } from '../../components/Horizon/contourLines.ts';
import { inkBackground } from '../../theme/background.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { onGrid } from '../../theme/sizes.ts';
import { textSize } from '../../components/Text/Text.css.ts';

const { color } = vars;
/** A unit of the specification's widths: 4 px at the default text size. */
const units = (count: number) => onGrid(4 * count);

/** Beyond the padding, to the edges. */
const inset = `calc(-1 * ${vars.space.xsmall})`;

/** 56 or 14 units wide (platform spec, section 9). */
export const sidebar = recipe({
  base: {
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
  },
  variants: { width: { wide: { width: units(56) }, narrow: { width: units(14) } } },
});

export const head = recipe({
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  variants: { width: { wide: {}, narrow: { flexDirection: 'column', gap: vars.space.xxsmall } } },
});
export const product = style({ fontSize: 'inherit', fontWeight: 'inherit' });
export const home = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.standard,
  paddingInlineStart: vars.space.xxsmall,
  borderRadius: vars.radius.small,
  color: 'inherit',
  textDecoration: 'none',
  outlineOffset: '-3px',
});
export const homeMark = style({
  display: 'block',
  width: onGrid(32),
  overflow: 'hidden',
  borderRadius: vars.radius.small,
});
export const toggle = style({ display: 'flex', width: vars.control.standard, flexShrink: 0 });

export const person = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.small,
    padding: `${vars.space.small} ${vars.space.xsmall}`,
    borderBlock: `1px solid ${color.inkRaised}`,
    color: 'inherit',
    textDecoration: 'none',
    selectors: { 'a&:hover': { background: color.inkRaised } },
  },
  variants: { width: { wide: {}, narrow: { justifyContent: 'center', paddingInline: 0 } } },
});
export const who = style({ display: 'grid', flexGrow: 1, minWidth: 0 });
export const verified = style({ display: 'flex', color: color.honor });
const clamp = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: 1.3,
} as const;
export const name = style([textSize.small, clamp, { fontWeight: vars.weight.strong }]);
export const detail = style([textSize.caption, clamp, { color: color.onInkMuted }]);

export const list = style({ display: 'grid', gap: vars.space.hair, listStyle: 'none' });
/** At the bottom if the sidebar is taller than its tabs. */
export const tools = style({
  display: 'grid',
  gap: vars.space.hair,
  marginTop: 'auto',
  paddingTop: vars.space.small,
  borderTop: `1px solid ${color.inkRaised}`,
  listStyle: 'none',
});
