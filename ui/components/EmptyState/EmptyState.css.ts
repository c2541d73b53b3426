import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { columnSize, onGrid } from '../../theme/sizes.ts';

/** Of `EmptyState` and `ErrorState`. */
export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xsmall,
  maxWidth: columnSize.message,
  margin: '0 auto',
  overflowWrap: 'anywhere',
  padding: `${vars.space.xlarge} ${vars.space.medium}`,
  textAlign: 'center',
  textWrap: 'pretty',
});

/** Of `ErrorState`. */
export const iconBox = style({
  display: 'grid',
  placeItems: 'center',
  width: onGrid(56),
  height: onGrid(56),
  marginBottom: vars.space.xxsmall,
  borderRadius: vars.radius.full,
  color: vars.color.onCriticalSoft,
  background: vars.color.criticalSoft,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

const { color } = vars;
const hill = (shape: string, fill: string) => `radial-gradient(${shape}, ${fill} 99%, transparent)`;
/** Contour lines along the hill. */
const along = (shape: string) =>
  `radial-gradient(${shape}, transparent 79%, ${color.control} 79% 80.5%, transparent 80.5% 91%, ${color.control} 91% 92.2%, transparent 92.2%)`;
const far = '58% 66% at 84% 112%';
const near = '88% 44% at 26% 112%';

/** A small horizon by day: two hills and contour lines. Drawn by the style sheet, so it costs no script. */
export const horizon = style({
  position: 'relative',
  width: `min(100%, ${onGrid(200)})`,
  height: onGrid(92),
  marginBottom: vars.space.xsmall,
  borderRadius: vars.radius.standard,
  background: [hill(near, color.accentSoft), hill(far, color.line), color.sunken].join(', '),
  selectors: {
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      background: along(near),
      opacity: 0.3,
    },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText', background: 'none' } },
});
export const drawing = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  fill: 'none',
  strokeWidth: 2.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
/** In forced colors every part is an outline. */
const outlined = (stroke: string) => ({ '@media': { '(forced-colors: active)': { fill: 'none', stroke } } });
export const paper = style({ fill: color.surface, stroke: color.text, ...outlined('CanvasText') });
export const line = style({ stroke: color.text, ...outlined('CanvasText') });
export const dashes = style({ stroke: color.textMuted, strokeDasharray: '1 6', ...outlined('GrayText') });
export const glow = style({ fill: color.sun, ...outlined('CanvasText') });
export const night = style({ fill: color.sky, ...outlined('none') });

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.small,
  marginTop: vars.space.small,
});
