import { arc, pie } from 'd3-shape';
import { BarChart } from '../BarChart/BarChart.tsx';
import { Chart, type ChartProps } from '../Chart/Chart.tsx';
import { useWords } from '../../language/useWords.ts';
import { chartWords } from '../Chart/Chart.words.ts';
import { shareOf } from '../Chart/shareOf.ts';
import { fitsDonut, foldSmallest, sumOf } from '../Chart/chartMath.ts';
import { largestSentence } from '../Chart/sentences.ts';
import { seriesFill } from '../Chart/series.css.ts';
import { seriesColors } from '../../theme/tokens.ts';
import * as css from './DonutChart.css.ts';

/** In viewBox units, from the center. */
const radius = 50;
const hole = 32;
/** Longest total, in characters, that fits the hole in large type. */
const longestLargeTotal = 8;
/** Gap between slices in radians, so that neighbors can be distinguished without color. */
const gap = 0.035;

type Slice = { label: string; value: number };

export interface DonutChartProps extends ChartProps {
  /**
   * Parts of a whole; values of 0 or more. If there are many, the smallest are drawn as one slice; the table lists
   * all.
   */
  data: readonly Slice[];
  /** Column heads of the data table: what the labels are and what the values count. */
  heads: readonly [label: string, value: string];
  formatValue: (value: number) => string;
}

/** Shares of a whole, with a legend of colors, labels and figures. Slivers are drawn as bars, a single part is a sentence. */
export function DonutChart(props: DonutChartProps) {
  const words = useWords(chartWords);
  const { data, heads, formatValue, ...chart } = props;
  const [only, ...others] = data.filter(({ value }) => value > 0);
  if (only && others.length === 0)
    return (
      <Chart
        data-component="DonutChart"
        {...chart}
        columns={[...heads, words.share]}
        rows={data.map(({ label, value }) => [label, formatValue(value), shareOf(words, value, only.value)])}
      >
        <p>{words.onlyPart(only.label, formatValue(only.value))}</p>
      </Chart>
    );
  if (!fitsDonut(foldSmallest(data, seriesColors.length, words.other)))
    return <BarChart data-component="DonutChart" {...props} />;
  return <Slices {...props} />;
}

function Slices({ data, heads, formatValue, ...chart }: DonutChartProps) {
  const words = useWords(chartWords);
  const whole = sumOf(data);
  const total = formatValue(whole);
  const slices = foldSmallest(data, seriesColors.length, words.other);
  const angles = pie<Slice>()
    .value(({ value }) => value)
    .sortValues(null)(slices);
  const path = arc<(typeof angles)[number]>().innerRadius(hole).outerRadius(radius).padAngle(gap);
  const percent = (part: number) => shareOf(words, part, whole);
  return (
    <Chart
      data-component="DonutChart"
      summary={largestSentence(words, data, formatValue)}
      {...chart}
      columns={[...heads, words.share]}
      rows={data.map(({ label, value }) => [label, formatValue(value), percent(value)])}
    >
      <div className={css.layout}>
        <div className={css.donut}>
          <svg
            className={css.drawing}
            viewBox={`${-radius} ${-radius} ${2 * radius} ${2 * radius}`}
            aria-hidden
            focusable={false}
          >
            {angles.map((angle, index) => (
              <path key={angle.data.label} className={seriesFill[index]} d={path(angle) ?? ''} />
            ))}
          </svg>
          <div className={css.middle}>
            <span className={css.total({ isLong: total.length > longestLargeTotal })}>{total}</span>
            <span>{words.total}</span>
          </div>
        </div>
        <ul className={css.legend}>
          {slices.map(({ label, value }, index) => (
            <li key={label} className={css.item}>
              <svg className={css.swatch} viewBox="0 0 14 14" aria-hidden focusable={false}>
                <rect className={seriesFill[index]} width="14" height="14" rx="4" />
              </svg>
              <span className={css.label}>{label}</span>
              <span className={css.value}>
                {formatValue(value)} <span className={css.share}>{percent(value)}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Chart>
  );
}
