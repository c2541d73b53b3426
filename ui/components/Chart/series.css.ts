import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { seriesColors } from '../../theme/tokens.ts';

const forced = '(forced-colors: active)';
/** SVG keeps its colors in forced colors mode, so we name system colors ourselves. */
const systemColors = ['LinkText', 'CanvasText', 'GrayText', 'Highlight', 'VisitedText', 'ActiveText'];
/** Dash patterns distinguish lines without color. */
const dashes = ['none', '7 5', '2 5', '12 4 2 4', '5 2', '12 6'];

/** Classes that fill with the color of a series, in series order. */
export const seriesFill = seriesColors.map((name, index) =>
  style({ fill: vars.color[name], '@media': { [forced]: { fill: systemColors[index] } } }),
);

/** Classes that stroke with the color and dashes of a series. */
export const seriesStroke = seriesColors.map((name, index) =>
  style({
    stroke: vars.color[name],
    strokeDasharray: dashes[index],
    '@media': { [forced]: { stroke: systemColors[index] } },
  }),
);
