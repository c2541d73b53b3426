import type { Readiness } from '@vetsync/machines/wellness/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { LineChart } from '../../../components/LineChart/LineChart.tsx';
import { useWords } from '../../../language/useWords.ts';
import { wellnessWords } from '../Wellness.words.ts';

interface ReadinessTrendProps extends Pick<Readiness, 'weeks'> {
  intl: IntlConfig;
}

export default function ReadinessTrend({ weeks, intl: { locale } }: ReadinessTrendProps) {
  const words = useWords(wellnessWords).readiness;
  const { format } = new Intl.NumberFormat(locale, { style: 'percent' });
  const percent = (value: number) => format(value / 100);
  return (
    <LineChart
      title={words.trend}
      summary={words.trendMore(percent(weeks[0] ?? 0), percent(weeks.at(-1) ?? 0))}
      labels={weeks.map((_, index) => words.weekNumber(weeks.length - 1 - index))}
      series={[{ label: words.title, values: weeks }]}
      head={words.week}
      formatValue={percent}
      baseline="data"
    />
  );
}
