import { day, leaf, small } from './DateLeaf.css.ts';

export interface DateLeafProps {
  /** The day, as `2026-11-24`. */
  date: string;
}

const part = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(new Date(`${date}T00:00:00Z`));

/** A leaf of a calendar beside what happens on that day. A picture only: the date stands in the words beside it. */
export function DateLeaf({ date }: DateLeafProps) {
  return (
    <span className={leaf} aria-hidden>
      <span className={small}>{part(date, { month: 'short' })}</span>
      <span className={day}>{part(date, { day: 'numeric' })}</span>
      <span className={small}>{part(date, { weekday: 'short' })}</span>
    </span>
  );
}
