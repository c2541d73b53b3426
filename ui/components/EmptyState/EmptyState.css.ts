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

/** A small horizon by day: two hills, contour lines and the sun. Drawn by the style sheet, so it costs no script. */
export const horizon = style({
  position: 'relative',
  width: onGrid(200),
  height: onGrid(92),
  marginBottom: vars.space.xsmall,
  borderRadius: vars.radius.standard,
  background: [
    hill(near, color.accentSoft),
    hill(far, color.line),
    hill(`${onGrid(16)} at 66% 46%`, color.sun),
    color.sunken,
  ].join(', '),
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
/** What is missing, as a sign on the near hill. */
export const sign = style({
  position: 'absolute',
  insetInlineStart: '14%',
  insetBlockEnd: '18%',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: onGrid(40),
  height: onGrid(40),
  border: `1px solid ${color.control}`,
  borderRadius: vars.radius.small,
  color: color.text,
  background: color.surface,
});

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.small,
  marginTop: vars.space.small,
});
