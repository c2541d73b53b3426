/** What spreadsheets run as a formula begins with one of these (OWASP's characters, narrow or wide), also behind quotes. */
export const formulaStarts = '=+@-\t\r\n＝＋－＠';
/** The same as a regular expression that JavaScript and PostgreSQL read alike. */
export const formulaPattern = String.raw`^['"]*[=+@\t\r\n＝＋－＠-]`;
const formula = new RegExp(formulaPattern);

/** Whether a spreadsheet would run this text (docs/decisions/012). */
export const isFormula = (text: string): boolean => formula.test(text);

/** Excel reads a CSV file without it in the computer's old code page. */
const byteOrderMark = '﻿';
const cell = (text: string) => `"${(isFormula(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** A CSV file as the leads are exported (docs/decisions/012): the header bare, every value quoted and none run. */
export const csvText = (header: readonly string[], lines: readonly (readonly string[])[]): string =>
  byteOrderMark + [header.join(','), ...lines.map((line) => line.map(cell).join(','))].join('\r\n') + '\r\n';

/** Emitted to hand a text to the browser as a file to save. */
export interface FileEmitted {
  type: 'page.saveFile';
  file: { name: string; mediaType: string; text: string };
}
