import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const forced = '(forced-colors: active)';

export const sparkline = style({
  display: 'block',
  width: '100%',
  height: vars.control.small,
  overflow: 'visible',
});
export const area = style({
  fill: vars.color.accentSoft,
  '@media': { [forced]: { fill: 'none' } },
});
const stroke = style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // The SVG is stretched to its container, but the stroke width isn't.
  vectorEffect: 'non-scaling-stroke',
  '@media': { [forced]: { stroke: 'CanvasText' } },
});
export const path = style([stroke, { strokeWidth: 2 }]);
export const end = style([stroke, { strokeWidth: 7 }]);
