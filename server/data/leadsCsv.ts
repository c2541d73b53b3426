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

/** What spreadsheets run as a formula begins with one of these (OWASP's characters, narrow or wide), also behind quotes. */
const formulaStarts = '=+@-\t\r\n＝＋－＠';
const quotes = `'"`;
/** The same as a regular expression that JavaScript and PostgreSQL read alike. */
const formulaPattern = String.raw`^['"]*[=+@\t\r\n＝＋－＠-]`;
const formula = new RegExp(formulaPattern);

const firstCodes = [...formulaStarts, ...quotes].map((character) => character.codePointAt(0)).join(', ');
/**
 * A cell that no spreadsheet runs, as a PostgreSQL expression: an apostrophe before what would be a formula, the empty
 * text for nothing. A look at the first character spares nearly every cell the regular expression.
 */
export const safeCellSql = (column: string) =>
  `case when ascii(${column}) in (${firstCodes}) and ${column} ~ '${formulaPattern.replaceAll("'", "''")}'
    then '''' || ${column} else coalesce(${column}, '') end`;

/** The text of a cell that `safeCellSql` wrote. */
export const plainCell = (cell: string) =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;

/** File name of an export of this day (platform spec, section 9). */
export const csvFileName = (now: Date) => `vetsync-leads-${now.toISOString().slice(0, 10)}.csv`;
