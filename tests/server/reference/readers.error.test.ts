import { describe, expect, test } from 'vitest';
import { csvLines } from '../../../server/reference/readers/text.ts';
import { workbookLines } from '../../../server/reference/readers/workbook.ts';
import { bytesOf, zipEntries, zipLimits } from '../../../server/reference/readers/zip.ts';
import { Refused } from '../../../server/reference/refused.ts';
import { workbookFrame, workbookOf, zipOf } from '../support/zip.ts';

async function refusalOf(items: AsyncIterable<unknown>): Promise<string> {
  try {
    for await (const _ of items);
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
  throw new Error('It was not refused.');
}
const whole = workbookOf(Array.from({ length: 200 }, (_, row) => [`row ${row}`, row]));
const sheet = (text: string) =>
  zipOf([...workbookFrame(['Sheet1']), { name: 'xl/worksheets/sheet1.xml', text }]);

describe('a workbook is refused', () => {
  test('that was not downloaded to its end', async () => {
    expect(await refusalOf(workbookLines(whole.subarray(0, whole.length - 30)))).toContain('not a complete');
    expect(await refusalOf(workbookLines(Buffer.from('<html>Not found</html>')))).toContain('not a complete');
  });

  test('with a damaged part', async () => {
    const damaged = Buffer.from(whole);
    damaged.fill(0xff, 400, 900);
    expect(await refusalOf(workbookLines(damaged))).toMatch(
      /damaged|not a valid|not a complete|not a workbook/,
    );
  });

  test('that says it unpacks to more than any table has, before it is unpacked', async () => {
    const bomb = zipOf([{ name: 'xl/workbook.xml', text: 'x', declaredSize: zipLimits.entryBytes + 1 }]);
    expect(await refusalOf(workbookLines(bomb))).toContain('would unpack xl/workbook.xml to');
    const many = Array.from({ length: 6 }, (_, index) => ({
      name: `${index}.xml`,
      text: 'x',
      declaredSize: 100 * 2 ** 20,
    }));
    expect(await refusalOf(workbookLines(zipOf(many)))).toContain('would unpack to 600 MiB');
  });

  test('that unpacks to more than it says', async () => {
    const [entry] = await zipEntries(zipOf([{ name: 'a', text: 'x'.repeat(1_000_000), declaredSize: 10 }]));
    await expect(bytesOf(entry!)).rejects.toThrow('damaged part, a');
  });

  test('with more files than a workbook has', async () => {
    const many = zipOf(
      Array.from({ length: zipLimits.entries + 1 }, (_, index) => ({ name: `${index}`, text: '' })),
    );
    expect(await refusalOf(workbookLines(many))).toContain(`holds ${zipLimits.entries + 1} files`);
  });

  test('with names for texts that grow when they are replaced', async () => {
    const bomb = sheet(
      '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet><row><c t="str"><v>&a;&a;</v></c></row></worksheet>',
    );
    expect(await refusalOf(workbookLines(bomb))).toContain('not a valid workbook');
  });

  test('with a cell far to the right, or a row far below', async () => {
    expect(await refusalOf(workbookLines(sheet('<x><row><c r="ZZZ1"><v>1</v></c></row></x>')))).toContain(
      'columns',
    );
    expect(await refusalOf(workbookLines(sheet('<x><row r="9999999"/></x>')))).toContain('rows');
  });

  test('without the sheet', async () => {
    expect(await refusalOf(workbookLines(whole, 'Table 1.2'))).toBe(
      'has no sheet "Table 1.2". It has "Sheet1".',
    );
    expect(await refusalOf(workbookLines(zipOf([{ name: 'a', text: 'b' }])))).toBe('is not a workbook.');
  });
});

test('text is refused in which a quote is not closed', async () => {
  expect(await refusalOf(csvLines(Buffer.from('a,b\n1,"2\n3,4\n')))).toContain('from line 2 on');
});
