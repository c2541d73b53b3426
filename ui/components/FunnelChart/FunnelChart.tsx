import { Chart, type ChartProps } from '../Chart/Chart.tsx';
import { useWords } from '../../language/useWords.ts';
import { chartWords } from '../Chart/Chart.words.ts';
import { percentOf } from '../Chart/percentOf.ts';
import { funnelSentence } from '../Chart/sentences.ts';
import { shareOf } from '../Chart/shareOf.ts';
import * as css from './FunnelChart.css.ts';

export interface FunnelChartProps extends ChartProps {
  /**
   * Steps in order; values of 0 or more. `before` is the value of the previous period, and is drawn only if all steps
   * have one.
   */
  data: readonly { label: string; value: number; before?: number }[];
  /** Column heads of the data table: what the steps are and what the values count. */
  heads: readonly [label: string, value: string];
  formatValue: (value: number) => string;
}

/** Steps that each fewer people reach. Every bar is a share of the first step; outlined bars are the previous period. */
export function FunnelChart({ data, heads, formatValue, ...chart }: FunnelChartProps) {
  const words = useWords(chartWords);
  const [first] = data;
  const now = (value: number) => shareOf(words, value, first?.value ?? 0);
  const earlier = (value: number) => shareOf(words, value, first?.before ?? 0);
  const hasBefore = data.every(({ before }) => before !== undefined);
  return (
    <Chart
      data-component="FunnelChart"
      summary={funnelSentence(words, data, formatValue)}
      {...chart}
      columns={[...heads, words.ofFirst, ...(hasBefore ? [words.before] : [])]}
      rows={data.map(({ label, value, before = 0 }) => [
        label,
        formatValue(value),
        now(value),
        ...(hasBefore ? [formatValue(before)] : []),
      ])}
    >
      <ol className={css.steps}>
        {data.map(({ label, value, before = 0 }) => (
          <li key={label} className={css.step}>
            <span className={css.label}>{label}</span>{' '}
            <svg className={css.drawing({ hasBefore })} aria-hidden focusable={false}>
              <rect
                className={css.bar}
                width={`${percentOf(value, first?.value ?? 0)}%`}
                height={css.barHeight}
                rx="4"
              />
              {hasBefore && (
                <rect
                  className={css.outline}
                  y={css.outlineTop}
                  width={`${percentOf(before, first?.before ?? 0)}%`}
                  height={css.outlineHeight}
                  rx="3"
                />
              )}
            </svg>
            <span className={css.figures}>
              <span className={css.value}>{formatValue(value)}</span> {now(value)}
              {hasBefore && <span className={css.muted}> {words.beforeShare(earlier(before))}</span>}
            </span>
          </li>
        ))}
      </ol>
    </Chart>
  );
}
