import { Chart, type ChartProps } from '../Chart/Chart.tsx';
import { useWords } from '../../language/useWords.ts';
import { chartWords } from '../Chart/Chart.words.ts';
import { shareOf } from '../Chart/shareOf.ts';
import { largestSentence } from '../Chart/sentences.ts';
import { sumOf } from '../Chart/chartMath.ts';
import { bar, bars, drawing, label, row, share as shareStyle, track, value } from './BarChart.css.ts';

export interface BarChartProps extends ChartProps {
  /** Parts of a whole in reading order; values of 0 or more. */
  data: readonly { label: string; value: number }[];
  /** Column heads of the data table: what the labels are and what the values count. */
  heads: readonly [label: string, value: string];
  formatValue: (value: number) => string;
}

/** Horizontal bars. Each label is above its bar, so that long names and narrow screens fit. */
export function BarChart({ data, heads, formatValue, ...chart }: BarChartProps) {
  const words = useWords(chartWords);
  const whole = sumOf(data);
  const most = Math.max(1, ...data.map((datum) => datum.value));
  const percent = (part: number) => shareOf(words, part, whole);
  return (
    <Chart
      data-component="BarChart"
      summary={largestSentence(words, data, formatValue)}
      {...chart}
      columns={[...heads, words.share]}
      rows={data.map((datum) => [datum.label, formatValue(datum.value), percent(datum.value)])}
    >
      <ul className={bars}>
        {data.map((datum) => (
          <li key={datum.label} className={row}>
            <span className={label}>{datum.label}</span>{' '}
            <span className={value}>
              {formatValue(datum.value)} <span className={shareStyle}>{percent(datum.value)}</span>
            </span>
            <svg className={drawing} aria-hidden focusable={false}>
              <rect className={track} width="100%" height="100%" rx="4" />
              <rect className={bar} width={`${(100 * datum.value) / most}%`} height="100%" rx="4" />
            </svg>
          </li>
        ))}
      </ul>
    </Chart>
  );
}
