/** What files write for a missing value. */
const missing = new Set(['', '-', '—', '.', '*', '**', '#', 'n/a', 'null', 'none', '-1', '-2']);
/** What the cell says. Null if it is missing or withheld, never zero. */
export const textIn = (cell: string) =>
  missing.has(cell.toLowerCase()) ? null : cell.replaceAll(/\s+/g, ' ');

/** Also of numbers with commas, as `239,200`. */
export function numberIn(cell: string): number | null {
  const text = textIn(cell)?.replaceAll(',', '') ?? '';
  return text === '' || !Number.isFinite(Number(text)) ? null : Number(text);
}
export const wholeIn = (cell: string): number | null => {
  const number = numberIn(cell);
  return number === null ? null : Math.round(number);
};

/** O*NET-SOC code of an occupation. */
export const isOnetCode = (text: string) => /^\d{2}-\d{4}\.\d{2}$/.test(text);

/** Without the quotes that some files put around their codes. */
export const codeIn = (cell: string) => cell.replaceAll(/^"|"$/g, '').trim();

/** A day as `11/16/2015`. */
export const dayIn = (cell: string): string | null => {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell) ?? [];
  return year === undefined ? null : `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
};
