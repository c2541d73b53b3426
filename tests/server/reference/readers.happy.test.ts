import { describe, expect, test } from 'vitest';
import { csvLines, spacedLines } from '../../../server/reference/readers/text.ts';
import { workbookLines } from '../../../server/reference/readers/workbook.ts';
import { zipEntries } from '../../../server/reference/readers/zip.ts';
import { sheetParts, workbookFrame, workbookOf, zipOf } from '../support/zip.ts';

const all = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
};
const csv = async (text: string | Uint8Array) =>
  (await all(csvLines(typeof text === 'string' ? Buffer.from(text) : text))).map(({ cells }) => cells);

describe('a table of text', () => {
  test('has commas, semicolons or tabs, a byte order mark, quotes and line breaks in cells', async () => {
    expect(await csv('\uFEFFa;b\r\n1;"x;y"\r\n')).toEqual([
      ['a', 'b'],
      ['1', 'x;y'],
    ]);
    expect(await csv('a,b\n"""001""","two\nlines"\n')).toEqual([
      ['a', 'b'],
      ['"001"', 'two\nlines'],
    ]);
    expect(await csv('a\tb\n1\t2\n')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  test('keeps leading zeros, and loses spaces around cells, also those that look like none', async () => {
    expect(await csv('zip,code\n 00501 ,11B\u00A0\n')).toEqual([
      ['zip', 'code'],
      ['00501', '11B'],
    ]);
  });

  test('is read as Windows-1252 if it is no UTF-8', async () => {
    expect(await csv(Buffer.from('a,b\nPe\u00F1a,1\n', 'latin1'))).toEqual([
      ['a', 'b'],
      ['Pe\u00F1a', '1'],
    ]);
    expect(await csv('a,b\nPe\u00F1a,1\n')).toEqual([
      ['a', 'b'],
      ['Pe\u00F1a', '1'],
    ]);
  });

  test('says on which line each row begins', async () => {
    const lines = await all(csvLines(Buffer.from('a,b\n"1\n2",3\n4,5\n')));
    expect(lines.map(({ line }) => line)).toEqual([1, 2, 4]);
  });

  test('can be divided by spaces', async () => {
    expect(await all(spacedLines(Buffer.from('00501 NY218\r\n\r\n78712  TX249\r\n')))).toEqual([
      { line: 1, cells: ['00501', 'NY218'] },
      { line: 3, cells: ['78712', 'TX249'] },
    ]);
  });
});

describe('a workbook', () => {
  test('has texts and numbers, and lines where Excel shows them', async () => {
    const bytes = workbookOf([
      ['code', 'title', 'value'],
      [null],
      ['11-1011.00', 'A & B', 4.12],
      [null, 'x', 7],
    ]);
    expect(await all(workbookLines(bytes))).toEqual([
      { line: 1, cells: ['code', 'title', 'value'] },
      { line: 3, cells: ['11-1011.00', 'A & B', '4.12'] },
      { line: 4, cells: ['', 'x', '7'] },
    ]);
  });

  test('has several sheets, of which one is read by name', async () => {
    const [first] = sheetParts([['not this']], 1);
    const bytes = zipOf([...workbookFrame(['Index', 'Table 1.2']), first!, ...sheetParts([['this']], 2)]);
    expect(await all(workbookLines(bytes, 'Table 1.2'))).toEqual([{ line: 1, cells: ['this'] }]);
  });

  test('has texts in pieces, in the cell itself, errors and numbers that are not exact', async () => {
    const sheet =
      '<worksheet><sheetData><row><c t="s"><v>0</v></c><c t="inlineStr"><is><t>in</t></is></c><c t="e"><v>#N/A</v></c>' +
      '<c><v>4.1200000000000001</v></c><c t="b"><v>1</v></c><c t="str"><v>sum</v></c></row></sheetData></worksheet>';
    const texts = '<sst><si><r><t>one </t></r><rPh><t>aloud</t></rPh><r><t>two</t></r></si></sst>';
    const bytes = zipOf([
      ...workbookFrame(['Sheet1']),
      { name: 'xl/worksheets/sheet1.xml', text: sheet },
      { name: 'xl/sharedStrings.xml', text: texts },
    ]);
    expect(await all(workbookLines(bytes))).toEqual([
      { line: 1, cells: ['one two', 'in', '', '4.12', 'TRUE', 'sum'] },
    ]);
  });

  test('keeps letters whole that lie between two pieces of the file', async () => {
    const long = 'ñ'.repeat(200_000);
    expect((await all(workbookLines(workbookOf([[long]]))))[0]?.cells).toEqual([long]);
  });
});

test('an archive has files in folders', async () => {
  const entries = await zipEntries(
    zipOf([
      { name: 'db/', text: '' },
      { name: 'db/a.csv', text: 'a' },
    ]),
  );
  expect(entries.map(({ name, size }) => ({ name, size }))).toEqual([{ name: 'db/a.csv', size: 1 }]);
});
