import type { RootProps } from '../Box/rootProps.ts';
import { day, leaf, small } from './DateLeaf.css.ts';

export interface DateLeafProps extends RootProps<'span'> {
  /** The date, as `2026-11-24`. */
  date: string;
}

const part = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(new Date(`${date}T00:00:00Z`));

/** A calendar page beside an event. Decorative only: write the date in the text beside it. */
export function DateLeaf({ date, ...rest }: DateLeafProps) {
  return (
    <span data-component="DateLeaf" aria-hidden {...rest} className={leaf}>
      <span className={small}>{part(date, { month: 'short' })}</span>
      <span className={day}>{part(date, { day: 'numeric' })}</span>
      <span className={small}>{part(date, { weekday: 'short' })}</span>
    </span>
  );
}
