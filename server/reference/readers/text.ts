import { Readable } from 'node:stream';
import { CsvBroken, csvRecords } from '../../data/csvRecords.ts';
import { Refused } from '../refused.ts';
import type { Line } from './line.ts';

/** UTF-8, or Windows-1252 if it can't be that. */
export function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Longest line of a table, in characters. A longer one has a quote that is not closed. */
const lineMax = 200_000;
const pieceSize = 65_536;

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += pieceSize) yield text.slice(at, at + pieceSize);
}

/** Lines whose cells are divided by commas, semicolons or tabs. @throws Refused where it is no longer a table. */
export async function* csvLines(bytes: Uint8Array): AsyncGenerator<Line> {
  try {
    for await (const { line, cells } of csvRecords(Readable.from(piecesOf(decoded(bytes))), lineMax))
      yield { line, cells: cells.map((cell) => cell.trim()) };
  } catch (error) {
    if (!(error instanceof CsvBroken)) throw error;
    throw new Refused(
      `is no table from line ${error.line} on: a quote is not closed. If the file ends there, download it again.`,
    );
  }
}

/** Lines whose cells are divided by spaces, such as `78712 TX249`. */
export async function* spacedLines(bytes: Uint8Array): AsyncGenerator<Line> {
  for (const [index, text] of decoded(bytes).split(/\r?\n/).entries())
    if (text.trim() !== '') yield { line: index + 1, cells: text.trim().split(/\s+/) };
}
