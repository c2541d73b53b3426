import { useLanguageLocale } from '../../language/locale.ts';
import type { RootProps } from '../Box/rootProps.ts';
import { day, leaf, small } from './DateLeaf.css.ts';

export interface DateLeafProps extends RootProps<'span'> {
  /** The date, as `2026-11-24`. */
  date: string;
}

/** Month, day and weekday beside an event. Decorative only: write the date in the text beside it. */
export function DateLeaf({ date, ...rest }: DateLeafProps) {
  const locale = useLanguageLocale();
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(`${date}T00:00:00Z`));
  return (
    <span data-component="DateLeaf" aria-hidden {...rest} className={leaf}>
      <span className={small}>{part({ month: 'short' })}</span>
      <span className={day}>{part({ day: 'numeric' })}</span>
      <span className={small}>{part({ weekday: 'short' })}</span>
    </span>
  );
}
