import type { Wage } from '@vetsync/machines/reference/model';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { exactDollars, wholeDollars } from '../../format.ts';
import { axis, end, ends, median as medianStyle, range, scale } from '../Reference.css.ts';
import { referenceWords } from '../Reference.words.ts';

interface PayBarProps {
  wage: Wage;
  /** The ends of the axis in dollars. @default the wage's own */
  from?: number;
  to?: number;
}

/**
 * A bar from the 10th to the 90th percentile, with the median marked. The figures stand beside it as text. It is drawn without
 * inline styles, which pages without a script may not have.
 */
export function PayBar({ wage: { p10, median, p90 }, from = p10 ?? 0, to = p90 ?? 0 }: PayBarProps) {
  if (p10 === null || median === null || to <= from) return null;
  const percent = (amount: number) => (100 * amount) / (to - from);
  const last = p90 ?? to;
  return (
    <svg className={scale} aria-hidden>
      <rect className={axis} x="0" y="50%" width="100%" />
      <rect
        className={range}
        x={`${percent(p10 - from)}%`}
        y="15%"
        width={`${percent(last - p10)}%`}
        height="70%"
        rx="6"
      />
      <rect className={medianStyle} x={`${percent(median - from)}%`} y="0" height="100%" />
    </svg>
  );
}

/** Pay as a range, never as one number alone. What is withheld is said to be. */
export function PayRange({ wage }: { wage: Wage | null }) {
  const words = useWords(referenceWords).pay;
  const { locale } = useLocale();
  if (wage?.median == null) {
    const hourly = wage?.hourlyMedian;
    return (
      <Text tone="muted">{hourly == null ? words.none : words.hourly(exactDollars(hourly, { locale }))}</Text>
    );
  }
  const { p10, median, p90 } = wage;
  return (
    <div>
      <Text size="section" weight="strong" numeric>
        {wholeDollars(median, { locale })}
      </Text>
      <Text size="small" tone="muted">
        {words.median}
      </Text>
      <PayBar wage={wage} />
      <div className={ends}>
        <div>
          <Text weight="strong" numeric>
            {p10 === null ? words.withheld : wholeDollars(p10, { locale })}
          </Text>
          <Text size="caption" tone="muted">
            {words.less}
          </Text>
        </div>
        <div className={end}>
          <Text weight="strong" numeric>
            {p90 === null ? (wage.isTopped ? words.topped : words.withheld) : wholeDollars(p90, { locale })}
          </Text>
          <Text size="caption" tone="muted">
            {words.more}
          </Text>
        </div>
      </div>
    </div>
  );
}
