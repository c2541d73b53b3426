/** The columns of the export, in order (platform spec, section 9). */
export const csvColumns = [
  'Name',
  'Email',
  'Veteran Status',
  'Organization',
  'Interest',
  'Source',
  'Date',
] as const;

/**
 * What spreadsheets run as a formula, as a regular expression that JavaScript and PostgreSQL read alike: OWASP's
 * characters, narrow or wide, also behind quotes.
 */
const formulaStart = String.raw`^['"]*[=+@\t\r\n＝＋－＠-]`;
const formula = new RegExp(formulaStart);

/** A cell that no spreadsheet runs: an apostrophe before what would be a formula. `plainCell` takes it away again. */
export const safeCell = (text: string) => (formula.test(text) ? `'${text}` : text);
export const plainCell = (cell: string) =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
/** `safeCell` as a PostgreSQL expression; nothing is the empty text. */
export const safeCellSql = (column: string) =>
  `case when ${column} ~ ${literal(formulaStart)} then '''' || ${column} else coalesce(${column}, '') end`;

/** File name of an export of this day (platform spec, section 9). */
export const csvFileName = (now: Date) => `vetsync-leads-${now.toISOString().slice(0, 10)}.csv`;
