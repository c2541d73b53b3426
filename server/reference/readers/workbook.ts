import { StringDecoder } from 'node:string_decoder';
import { SaxesParser } from 'saxes';
import type { SaxesTagPlain } from 'saxes';
import { Refused } from '../refused.ts';
import type { Line } from './line.ts';
import { zipEntries } from './zip.ts';
import type { ZipEntry } from './zip.ts';

/** The largest official workbook has 62,580 rows; Excel stops at this many. */
const rowsMax = 1_048_576;
const columnsMax = 500;
/** Letters of all texts together. The largest official workbook has 2 million. */
const lettersMax = 50_000_000;

type Handlers<Item> = {
  open?: (tag: SaxesTagPlain, emit: (item: Item) => void) => void;
  text?: (text: string) => void;
  close?: (name: string, emit: (item: Item) => void) => void;
};

/** Reads a part of the workbook a piece at a time, so that only what is emitted stays in memory. */
async function* xmlItems<Item>(entry: ZipEntry, { open, text, close }: Handlers<Item>): AsyncGenerator<Item> {
  let items: Item[] = [];
  const emit = (item: Item) => void items.push(item);
  const parser = new SaxesParser<{ position: false; xmlns: false }>({ position: false, xmlns: false });
  parser.on('opentag', (tag) => open?.(tag, emit));
  parser.on('closetag', ({ name }) => close?.(name, emit));
  parser.on('text', (given) => text?.(given));
  parser.on('error', (error) => {
    throw new Refused(`is not a valid workbook in ${entry.name}. Download it again.`, { cause: error });
  });
  const decoder = new StringDecoder('utf8');
  for await (const piece of entry.pieces()) {
    parser.write(decoder.write(Buffer.from(piece)));
    yield* items;
    items = [];
  }
  parser.write(decoder.end()).close();
  yield* items;
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** The workbook's texts, to which cells refer by number. Hints on how to read Japanese aloud are no part of them. */
async function sharedTexts(entry: ZipEntry | undefined): Promise<readonly string[]> {
  if (!entry) return [];
  let text = '';
  let isText = false;
  let isHint = false;
  let letters = 0;
  const texts: string[] = [];
  const items = xmlItems<string>(entry, {
    open: ({ name }) => {
      if (local(name) === 'si') text = '';
      else if (local(name) === 'rPh') isHint = true;
      else if (local(name) === 't') isText = !isHint;
    },
    text: (given) => {
      if (!isText) return;
      text += given;
      letters += given.length;
      if (letters > lettersMax) throw new Refused(`has more than ${lettersMax} letters.`);
    },
    close: (name, emit) => {
      if (local(name) === 't') isText = false;
      else if (local(name) === 'rPh') isHint = false;
      else if (local(name) === 'si') emit(text);
    },
  });
  for await (const item of items) texts.push(item);
  return texts;
}

interface Link {
  id: string;
  value: string;
}
async function linksOf(entry: ZipEntry | undefined, tag: string, id: string, value: string): Promise<Link[]> {
  const links: Link[] = [];
  if (!entry) return links;
  const items = xmlItems<Link>(entry, {
    open: ({ name, attributes }, emit) => {
      if (local(name) === tag) emit({ id: attributes[id] ?? '', value: attributes[value] ?? '' });
    },
  });
  for await (const item of items) links.push(item);
  return links;
}

/** Index of a column: `C12` is in 2. */
function columnOf(reference: string): number {
  let column = 0;
  for (const sign of reference) {
    const digit = sign.charCodeAt(0) - 64;
    if (digit < 1 || digit > 26) break;
    column = column * 26 + digit;
  }
  return column - 1;
}

/** As a person would read it: 4.12 is stored as 4.1200000000000001. */
const numberText = (text: string) =>
  text !== '' && Number.isFinite(Number(text)) ? String(Number(text)) : text;

function cellText(type: string, text: string, shared: readonly string[]): string {
  if (type === 's') return (shared[Number(text)] ?? '').trim();
  if (type === 'e') return '';
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  return type === 'n' ? numberText(text) : text.trim();
}

function sheetLines(entry: ZipEntry, shared: readonly string[]): AsyncGenerator<Line> {
  let row = 0;
  let cells: string[] = [];
  let column = -1;
  let type = 'n';
  let text = '';
  let isValue = false;
  return xmlItems<Line>(entry, {
    open: ({ name, attributes }) => {
      const tag = local(name);
      if (tag === 'row') {
        row = Number(attributes['r'] ?? row + 1);
        if (!(row <= rowsMax)) throw new Refused(`has more than ${rowsMax} rows.`);
        cells = [];
        column = -1;
      } else if (tag === 'c') {
        const reference = attributes['r'];
        column = reference === undefined ? column + 1 : columnOf(reference);
        if (!(column >= 0 && column < columnsMax)) throw new Refused(`has more than ${columnsMax} columns.`);
        type = attributes['t'] ?? 'n';
        text = '';
      } else if (tag === 'v' || tag === 't') isValue = true;
    },
    text: (given) => {
      if (isValue) text += given;
    },
    close: (name, emit) => {
      const tag = local(name);
      if (tag === 'v' || tag === 't') isValue = false;
      else if (tag === 'c') {
        while (cells.length < column) cells.push('');
        cells[column] = cellText(type, text, shared);
      } else if (tag === 'row' && cells.some((cell) => cell !== '')) emit({ line: row, cells });
    },
  });
}

/**
 * The rows of a sheet, without empty ones.
 *
 * @param sheet Its name. Without one, the first.
 * @throws Refused if it is no workbook, is damaged, has no such sheet, or is too large.
 */
export async function* workbookLines(bytes: Buffer, sheet?: string): AsyncGenerator<Line> {
  const entries = new Map((await zipEntries(bytes)).map((entry) => [entry.name, entry]));
  const sheets = await linksOf(entries.get('xl/workbook.xml'), 'sheet', 'name', 'r:id');
  const targets = await linksOf(entries.get('xl/_rels/workbook.xml.rels'), 'Relationship', 'Id', 'Target');
  const named = sheet === undefined ? sheets[0] : sheets.find(({ id }) => id.trim() === sheet);
  const target = targets.find(({ id }) => id === named?.value)?.value;
  const path = target?.startsWith('/') ? target.slice(1) : `xl/${target}`;
  const entry = entries.get(path);
  if (!entry) {
    const known = sheets.map(({ id }) => `"${id}"`).join(', ');
    throw new Refused(
      sheets.length === 0
        ? 'is not a workbook.'
        : `has no sheet ${sheet === undefined ? 'that can be read' : `"${sheet}"`}. It has ${known}.`,
    );
  }
  yield* sheetLines(entry, await sharedTexts(entries.get('xl/sharedStrings.xml')));
}
