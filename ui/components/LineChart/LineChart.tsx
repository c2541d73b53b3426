import { useState, type PointerEvent } from 'react';
import { Chart, type ChartProps } from '../Chart/Chart.tsx';
import { legend, legendItem, lineSwatch } from '../Chart/Chart.css.ts';
import { useWords } from '../../language/useWords.ts';
import { chartWords } from '../Chart/Chart.words.ts';
import { axisPosition, dataAxis, valueAxis } from '../Chart/chartMath.ts';
import { seriesStroke } from '../Chart/series.css.ts';
import { HorizontalAxis, VerticalAxis } from './LineChartAxes.tsx';
import { LineChartDrawing } from './LineChartDrawing.tsx';
import { axisNote, chart, legendRow, plot, reading, readout, slider } from './LineChart.css.ts';

export const lineBaselines = ['zero', 'data'] as const;

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
   * `data` starts the axis near the lowest value and says so, for changes that would not show on an axis from 0.
   * @default 'zero'
   */
  baseline?: (typeof lineBaselines)[number];
}

/** Values over time. Pointer, touch and arrow keys move along the line and read each value. */
export function LineChart({
  labels,
  series,
  head,
  formatValue,
  formatTick = formatValue,
  baseline = 'zero',
  ...frame
}: LineChartProps) {
  const words = useWords(chartWords);
  const [chosen, choose] = useState<number | null>(null);
  const last = labels.length - 1;
  const at = Math.min(chosen ?? last, last);
  const axis = (baseline === 'data' ? dataAxis : valueAxis)(series.flatMap(({ values }) => values));
  const [bottom = 0] = axis.ticks;
  const readings = series.map(({ label, values }) => `${label} ${formatValue(values[at] ?? 0)}`);
  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    choose(Math.min(last, Math.max(0, Math.round(((clientX - left) / width) * last))));
  };
  return (
    <Chart
      data-component="LineChart"
      {...frame}
      columns={[head, ...series.map(({ label }) => label)]}
      rows={labels.map((label, index) => [
        label,
        ...series.map(({ values }) => formatValue(values[index] ?? 0)),
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
          <LineChartDrawing axis={axis} series={series} count={labels.length} at={at} />
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
        <HorizontalAxis labels={labels} position={(index) => axisPosition(index, labels.length)} />
        {baseline === 'data' && bottom > 0 && (
          <p className={axisNote}>{words.startsAt(formatValue(bottom))}</p>
        )}
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
