const pad = (number: number, length: number) => String(number).padStart(length, '0');
const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * A day so much later, or earlier with a minus: `P90D`, `-P18M`, `P1Y`. A month later than January 31 is the last of February.
 *
 * @param day `YYYY-MM-DD`.
 */
export function dayAfter(day: string, rule: string): string {
  const [, sign = '', digits, unit] = /^(-?)P(\d+)([DMY])$/.exec(rule) ?? [];
  if (digits === undefined || unit === undefined)
    throw new Error(`${rule} is no number of days, months or years.`);
  const count = Number(digits) * (sign === '-' ? -1 : 1);
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  if (unit === 'D') return new Date(Date.UTC(year, month - 1, date + count)).toISOString().slice(0, 10);
  const months = 12 * year + month - 1 + (unit === 'Y' ? 12 * count : count);
  const [toYear, toMonth] = [Math.floor(months / 12), (months % 12) + 1];
  return `${pad(toYear, 4)}-${pad(toMonth, 2)}-${pad(Math.min(date, lastDayOf(toYear, toMonth)), 2)}`;
}
