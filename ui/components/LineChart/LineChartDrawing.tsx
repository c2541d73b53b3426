import { line as linePath } from 'd3-shape';
import { axisPosition, type ValueAxis } from '../Chart/chartMath.ts';
import { seriesStroke } from '../Chart/series.css.ts';
import { beforeLine, cursorRule, dot, drawing, line, rule } from './LineChart.css.ts';

/** Side of the viewBox, which is stretched to the available space. */
const side = 100;
/** Longest line, in values, that gets dots. */
const mostDots = 14;

interface LineChartDrawingProps {
  axis: ValueAxis;
  series: readonly { label: string; values: readonly number[] }[];
  /** The previous period. */
  before?: readonly number[] | undefined;
  /** Number of points on the axis. */
  count: number;
  /** Index of the point that is being read. */
  at: number;
}

export function LineChartDrawing({ axis, series, before, count, at }: LineChartDrawingProps) {
  const x = (index: number) => side * axisPosition(index, count);
  const y = (value: number) => side * (1 - axis.share(value));
  const isDotted = (index: number) => index === at || count <= mostDots;
  return (
    <svg
      className={drawing}
      viewBox={`0 0 ${side} ${side}`}
      preserveAspectRatio="none"
      aria-hidden
      focusable={false}
    >
      {axis.ticks.map((tick) => (
        <path key={tick} className={rule} d={`M0 ${y(tick)} H${side}`} />
      ))}
      <path className={cursorRule} d={`M${x(at)} 0 V${side}`} />
      {before && (
        <path
          className={beforeLine}
          d={linePath<number>((_value, position) => x(position), y)(before) ?? ''}
        />
      )}
      {series.map(({ label, values }, index) => (
        <g key={label} className={seriesStroke[index % seriesStroke.length]}>
          <path className={line} d={linePath<number>((_value, position) => x(position), y)(values) ?? ''} />
          {values.map(
            (value, position) =>
              isDotted(position) && (
                <path key={position} className={dot} d={`M${x(position)} ${y(value)} h0`} />
              ),
          )}
        </g>
      ))}
    </svg>
  );
}
