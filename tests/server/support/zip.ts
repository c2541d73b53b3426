import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  name: string;
  text: string;
  /** What the archive says of its size, if that is a lie. */
  declaredSize?: number;
}

/** A ZIP archive (PKWARE's APPNOTE, 4.3), as Excel and publishers write them. */
export function zipOf(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, text, declaredSize } of parts) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(declaredSize ?? content.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed]);
    const more = Buffer.alloc(14);
    more.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, more, Buffer.from(name)]));
    files.push(local);
    at += local.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...files, index, Buffer.from('PK\x05\x06'), end]);
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const column = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : column(Math.floor(index / 26) - 1) + column(index % 26);

/** Text in the shared table, numbers in the cell, as Excel stores them. */
export function sheetParts(rows: readonly (readonly (string | number | null)[])[], number = 1): ZipPart[] {
  const texts: string[] = [];
  const cell = (value: string | number | null, at: string) => {
    if (value === null) return '';
    if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
    return `<c r="${at}" t="s"><v>${texts.push(value) - 1}</v></c>`;
  };
  const lines = rows.map((cells, row) => {
    const written = cells.map((value, index) => cell(value, `${column(index)}${row + 1}`)).join('');
    return `<row r="${row + 1}">${written}</row>`;
  });
  return [
    {
      name: `xl/worksheets/sheet${number}.xml`,
      text: `<?xml version="1.0"?><worksheet xmlns="urn:x"><sheetData>${lines.join('')}</sheetData></worksheet>`,
    },
    {
      name: 'xl/sharedStrings.xml',
      text: `<sst>${texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
    },
  ];
}

export const workbookFrame = (sheets: readonly string[]): ZipPart[] => [
  {
    name: 'xl/workbook.xml',
    text: `<workbook xmlns:r="urn:r"><sheets>${sheets
      .map((name, index) => `<sheet name="${name}" r:id="rId${index + 1}"/>`)
      .join('')}</sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    text: `<Relationships>${sheets
      .map((_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`)
      .join('')}</Relationships>`,
  },
];

/** A workbook with one sheet. */
export const workbookOf = (rows: readonly (readonly (string | number | null)[])[], name = 'Sheet1') =>
  zipOf([...workbookFrame([name]), ...sheetParts(rows)]);
