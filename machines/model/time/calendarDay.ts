import { isKnownYear } from './years.ts';

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}
/** Whether it is a valid date, as `YYYY-MM-DD`, of a year that is accepted. */
export function isDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`);
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(at);
  return isDate && new Date(at).toISOString().startsWith(day) && isKnownYear(Number(day.slice(0, 4)));
}
