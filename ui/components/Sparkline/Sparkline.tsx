import { area, line } from 'd3-shape';
import type { RootProps } from '../Box/rootProps.ts';
import { axisPosition, valueAxis } from '../Chart/chartMath.ts';
import { area as areaStyle, end, path, sparkline } from './Sparkline.css.ts';
import type { Translation } from '../../language/translate.ts';
import { useWords } from '../../language/useWords.ts';
import { sparklineWords } from './Sparkline.words.ts';

/** Width of the viewBox, which is stretched to its container. */
const width = 100;
const height = 32;

export interface SparklineProps extends Omit<RootProps<'svg'>, 'values'> {
  /** What the values are, such as "Leads a day". */
  label: string;
  /** Oldest first, at equal intervals. Nothing is drawn if there are none. */
  values: readonly number[];
  formatValue: (value: number) => string;
}

/** A small trend line. Screen readers get the first, last, lowest and highest value. */
export function Sparkline({ label, values, formatValue, ...rest }: SparklineProps) {
  const words = useWords(sparklineWords);
  const last = values.at(-1);
  if (last === undefined) return null;
  const { share } = valueAxis(values);
  const x = (_value: number, index: number) => width * axisPosition(index, values.length);
  const y = (value: number) => height * (1 - share(value));
  const meaning = { role: 'img', 'aria-label': describe(words, label, values, formatValue) } as const;
  const tip = `${x(last, values.length - 1)} ${y(last)}`;
  return (
    <svg
      data-component="Sparkline"
      {...meaning}
      {...rest}
      className={sparkline}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      focusable={false}
    >
      <path className={areaStyle} d={area<number>(x, height, y)(values) ?? ''} />
      <path className={path} d={line<number>(x, y)(values) ?? ''} />
      <path className={end} d={`M${tip} L${tip}`} />
    </svg>
  );
}

function describe(
  words: Translation<typeof sparklineWords>,
  label: string,
  values: readonly number[],
  formatValue: (value: number) => string,
): string {
  const [first = 0] = values;
  if (values.length === 1) return words.one(label, formatValue(first));
  return words.summary(label, {
    first: formatValue(first),
    last: formatValue(values.at(-1) ?? first),
    least: formatValue(Math.min(...values)),
    most: formatValue(Math.max(...values)),
  });
}
