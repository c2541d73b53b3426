/** Spreadsheets run text as a formula if it starts with one of these (OWASP's list, half and full width), even after quotes. */
export const formulaStarts = '=+@-\t\r\n＝＋－＠';
/** The same as a regular expression that works in both JavaScript and PostgreSQL. */
export const formulaPattern = String.raw`^['"]*[=+@\t\r\n＝＋－＠-]`;
const formula = new RegExp(formulaPattern);

/** Whether a spreadsheet would run this text (docs/decisions/011). */
export const isFormula = (text: string): boolean => formula.test(text);

/** Without it, Excel reads a CSV file in the system's legacy code page. */
const byteOrderMark = '﻿';
const cell = (text: string) => `"${(isFormula(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** CSV text (docs/decisions/011): header without quotes, every value quoted, formulas disabled. */
export const csvText = (header: readonly string[], lines: readonly (readonly string[])[]): string =>
  byteOrderMark + [header.join(','), ...lines.map((line) => line.map(cell).join(','))].join('\r\n') + '\r\n';

/** Emitted to download a text as a file. */
export interface FileEmitted {
  type: 'page.saveFile';
  file: { name: string; mediaType: string; text: string };
}
