import { formulaPattern, formulaStarts, isFormula } from '@vetsync/machines/model/text';

/** The export's columns, in order (platform spec, section 9). */
export const csvColumns = [
  'Name',
  'Email',
  'Veteran Status',
  'Organization',
  'Interest',
  'Source',
  'Date',
] as const;

const quotes = `'"`;
const firstCodes = [...formulaStarts, ...quotes].map((character) => character.codePointAt(0)).join(', ');
/**
 * A cell that no spreadsheet executes, as a PostgreSQL expression: an apostrophe before a formula, empty text for null.
 * Checking the first character saves nearly every cell the regular expression.
 */
export const safeCellSql = (column: string) =>
  `case when ascii(${column}) in (${firstCodes}) and ${column} ~ '${formulaPattern.replaceAll("'", "''")}'
    then '''' || ${column} else coalesce(${column}, '') end`;

/** Reverses `safeCellSql`. */
export const plainCell = (cell: string) =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;

/** File name of an export on this day (platform spec, section 9). */
export const csvFileName = (now: Date) => `vetsync-leads-${now.toISOString().slice(0, 10)}.csv`;
