import { useState } from 'react';
import type { PointerEvent } from 'react';
import { Chart } from '../Chart/Chart.tsx';
import type { ChartProps } from '../Chart/Chart.tsx';
import { legend, legendItem, lineSwatch } from '../Chart/Chart.css.ts';
import { useWords } from '../../language/useWords.ts';
import { chartWords } from '../Chart/Chart.words.ts';
import { axisOf, axisPosition, apart } from '../Chart/chartMath.ts';
import type { lineBaselines, ValueAxis } from '../Chart/chartMath.ts';
import { changeSentence, peakSentence } from '../Chart/sentences.ts';
import { seriesStroke } from '../Chart/series.css.ts';
import { HorizontalAxis, VerticalAxis } from './LineChartAxes.tsx';
import {
  axisNote,
  chart,
  legendRow,
  plot,
  reading,
  readout,
  slider,
  endBefore,
  endNow,
  hiddenLabel,
  lineEnds,
  verticalEnd,
  beforeLine,
  cursorRule,
  dot,
  drawing,
  line,
  rule,
} from './LineChart.css.ts';
import { line as linePath } from 'd3-shape';

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

function LineChartDrawing({ axis, series, before, count, at }: LineChartDrawingProps) {
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

interface LineEnd {
  text: string;
  value: number;
}

interface LineEndsProps {
  axis: ValueAxis;
  now: LineEnd;
  before: LineEnd;
}

/** Least distance of the two names, as a share of the plot's height. */
const leastGap = 0.14;

/** Names a line and its previous period where they end. */
function LineEnds({ axis, now, before }: LineEndsProps) {
  const [nowAt, beforeAt] = apart(axis.share(now.value), axis.share(before.value), leastGap);
  const ends = [
    { text: now.text, at: nowAt, style: endNow },
    { text: before.text, at: beforeAt, style: endBefore },
  ];
  return (
    <div className={lineEnds} aria-hidden>
      {ends.map(({ text, style }) => (
        <div key={text} className={`${hiddenLabel} ${style}`}>
          {text}
        </div>
      ))}
      {ends.map(({ text, at, style }) => (
        <span key={text} className={`${verticalEnd} ${style}`} style={{ bottom: `${100 * at}%` }}>
          {text}
        </span>
      ))}
    </div>
  );
}

export { lineBaselines } from '../Chart/chartMath.ts';
/** What the first sentence of a line tells. */
export const lineStories = ['change', 'peak'] as const;

export interface LineChartProps extends ChartProps {
  /** One label per point on the axis, oldest first. */
  labels: readonly string[];
  /** Up to six lines, because more can't be distinguished. Each has a value for every label. */
  series: readonly { label: string; values: readonly number[] }[];
  /** Column head of the labels in the data table. */
  head: string;
  formatValue: (value: number) => string;
  /** A shorter format for the axis. @default formatValue */
  formatTick?: (value: number) => string;
  /**
   * `data` starts the axis near the lowest value and says so, for changes that would not show on an axis from 0. `auto`
   * does so if more than half of the axis would be empty.
   * @default 'auto'
   */
  baseline?: (typeof lineBaselines)[number];
  /** The previous period of a single line: a value for every label. It is dashed, and both lines are named at their ends. */
  before?: readonly number[];
  /**
   * The first sentence says where the line began and ended, or its `peak`, for counts that go up and down by themselves.
   * @default 'change'
   */
  story?: (typeof lineStories)[number];
}

/** Most lines that the first sentence tells of. */
const mostTold = 2;

/** Values over time. Pointer, touch and arrow keys move along the line and read each value. */
export function LineChart({
  labels,
  series,
  head,
  formatValue,
  formatTick = formatValue,
  baseline = 'auto',
  before,
  story = 'change',
  ...frame
}: LineChartProps) {
  const words = useWords(chartWords);
  const [chosen, choose] = useState<number | null>(null);
  const last = labels.length - 1;
  const at = Math.min(chosen ?? last, last);
  const earlier = series.length === 1 ? before : undefined;
  const axis = axisOf(baseline, [...series.flatMap(({ values }) => values), ...(earlier ?? [])]);
  const [bottom = 0] = axis.ticks;
  const readings = series.map(({ label, values }) => `${label} ${formatValue(values[at] ?? 0)}`);
  if (earlier) readings.push(words.valueBefore(formatValue(earlier[at] ?? 0)));
  const tell = story === 'peak' ? peakSentence : changeSentence;
  const told = series.slice(0, mostTold).flatMap((course) => tell(words, course, labels, formatValue) ?? []);
  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    choose(Math.min(last, Math.max(0, Math.round(((clientX - left) / width) * last))));
  };
  return (
    <Chart
      data-component="LineChart"
      summary={told.join(' ')}
      {...frame}
      columns={[head, ...series.map(({ label }) => label), ...(earlier ? [words.before] : [])]}
      rows={labels.map((label, index) => [
        label,
        ...series.map(({ values }) => formatValue(values[index] ?? 0)),
        ...(earlier ? [formatValue(earlier[index] ?? 0)] : []),
      ])}
    >
      <div className={chart}>
        <div className={readout} aria-hidden>
          <span className={reading}>{labels[at]}</span>
          {readings.map((each) => (
            <span key={each}>{each}</span>
          ))}
        </div>
        <VerticalAxis axis={axis} formatTick={formatTick} />
        <div
          className={plot}
          onPointerMove={follow}
          onPointerDown={follow}
          onPointerLeave={() => choose(null)}
        >
          <LineChartDrawing axis={axis} series={series} before={earlier} count={labels.length} at={at} />
          <input
            type="range"
            className={slider}
            min={0}
            max={last}
            value={at}
            aria-label={words.sliderLabel(frame.title)}
            aria-valuetext={[labels[at], ...readings].join(', ')}
            onChange={({ target }) => choose(Number(target.value))}
          />
        </div>
        {earlier && (
          <LineEnds
            axis={axis}
            now={{
              text: words.valueNow(formatValue(series[0]?.values.at(-1) ?? 0)),
              value: series[0]?.values.at(-1) ?? 0,
            }}
            before={{ text: words.valueBefore(formatValue(earlier.at(-1) ?? 0)), value: earlier.at(-1) ?? 0 }}
          />
        )}
        <HorizontalAxis labels={labels} position={(index) => axisPosition(index, labels.length)} />
        {bottom > 0 && <p className={axisNote}>{words.startsAt(formatValue(bottom))}</p>}
        {series.length > 1 && (
          <ul className={`${legend} ${legendRow}`}>
            {series.map(({ label }, index) => (
              <li key={label} className={legendItem}>
                <svg className={lineSwatch} viewBox="0 0 28 12" aria-hidden focusable={false}>
                  <path className={seriesStroke[index % seriesStroke.length]} d="M1 6 H27" />
                </svg>
                {label}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Chart>
  );
}
