import { plainText } from '@vetsync/machines/model/text';
import { branches, branchLetters } from '../branches.ts';
import { defineSource } from '../source.ts';
import type { TableRow } from '../source.ts';
import { ccBy, onetAttribution } from './attributions.ts';
import { codeIn, isOnetCode, textIn } from './cells.ts';

const branchOf = new Map(branches.map((branch) => [branchLetters[branch] as string, branch]));

/** How often a code has which title. */
type Titles = Map<string, number>;
const frequentFirst = (titles: Titles) =>
  [...titles].toSorted(([, a], [, b]) => b - a).map(([title]) => title);

function* codeRows(codes: ReadonlyMap<string, Titles>): Generator<TableRow> {
  for (const [key, titles] of codes) {
    const [branch, code] = key.split(' ') as [string, string];
    const [title = '', ...others] = frequentFirst(titles);
    const search = plainText([code, title, ...others].join(' '));
    yield ['reference_military_codes', { branch, code, title, other_titles: others, search_text: search }];
  }
}

/** Military occupations with the civilian ones that they lead to. One link in a line, or up to four (the official file). */
export const militaryCrosswalk = defineSource({
  id: 'military-crosswalk',
  title: 'Military codes and civilian occupations',
  publisher: 'O*NET Resource Center, from the Defense Manpower Data Center',
  page: 'https://www.onetcenter.org/crosswalks.html',
  download: 'https://www.onetcenter.org/dl_files/2019/military_crosswalk.zip',
  file: /^(?:milx(\d{4})|military_crosswalk_(\d{4}-\d{2}).*)\.csv$/i,
  editionOf: (text) => (text.includes('-') ? text : `20${text.slice(2)}-${text.slice(0, 2)}`),
  dated: (month) => month,
  months: 12,
  format: 'csv',
  columns: { service: 'SVC', code: 'MOC', title: 'MOC_TITLE', onet: ['ONET', 'ONET1'] },
  optional: { status: 'STATUS', onet2: 'ONET2', onet3: 'ONET3', onet4: 'ONET4' },
  license: ccBy,
  attribution: onetAttribution('O*NET Resource Center crosswalk files'),
  tables: ['reference_military_codes', 'reference_military_links'],
  async *load(entries, leaveOut) {
    const codes = new Map<string, Titles>();
    const links = new Set<string>();
    const known = new Set<string>();
    for await (const entry of entries) {
      const { line: _line, ...cells } = entry;
      const content = Object.values(cells).join('\t');
      const branch = branchOf.get(entry.service);
      const code = codeIn(entry.code).toUpperCase();
      const title = textIn(entry.title);
      if (known.has(content)) leaveOut(entry, 'is the same as an earlier row');
      else if (!branch) leaveOut(entry, 'is an identifier or a series, not an occupation');
      else if (entry.status !== '' && entry.status !== 'A') leaveOut(entry, 'is no longer used');
      else if (!/^[\dA-Z&]{1,8}$/.test(code) || title === null) leaveOut(entry, 'has no code or no title');
      else {
        const key = `${branch} ${code}`;
        const titles = codes.get(key) ?? codes.set(key, new Map()).get(key)!;
        titles.set(title, (titles.get(title) ?? 0) + 1);
        for (const onet of [entry.onet, entry.onet2, entry.onet3, entry.onet4].filter(isOnetCode)) {
          if (links.has(`${key} ${onet}`)) continue;
          links.add(`${key} ${onet}`);
          yield ['reference_military_links', { branch, code, onet }];
        }
      }
      known.add(content);
    }
    yield* codeRows(codes);
  },
});
