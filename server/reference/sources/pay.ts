import { defineSource } from '../source.ts';
import type { Source, TableRow } from '../source.ts';
import { laborAttribution, publicDomain } from './attributions.ts';
import { numberIn, textIn, wholeIn } from './cells.ts';

/** Codes that the Bureau of Labor Statistics counts together, by the one under which it does. */
const countedTogether: Readonly<Record<string, readonly string[]>> = {
  '13-1020': ['13-1021', '13-1022', '13-1023'],
  '13-2020': ['13-2022', '13-2023'],
  '21-1018': ['21-1011', '21-1014'],
  '25-2052': ['25-2055', '25-2056'],
  '25-9045': ['25-9042', '25-9043', '25-9049'],
  '29-2010': ['29-2011', '29-2012'],
  '31-1120': ['31-1121', '31-1122'],
  '39-7010': ['39-7011', '39-7012'],
  '47-4090': ['47-4091', '47-4099'],
  '51-2028': ['51-2022', '51-2023'],
  '51-2090': ['51-2092', '51-2099'],
  '53-1047': ['53-1042', '53-1043', '53-1044', '53-1049'],
};

/** The row under each code that it counts: its own, and those that it counts together. Rows of their own come first. */
function* underEachCode(table: string, rows: ReadonlyMap<string, object>): Generator<TableRow> {
  for (const [soc, row] of rows) yield [table, { ...row, soc, counted_in: null }];
  for (const [soc, members] of Object.entries(countedTogether)) {
    const row = rows.get(soc);
    if (!row) continue;
    for (const member of members)
      if (!rows.has(member)) yield [table, { ...row, soc: member, counted_in: soc }];
  }
}

const isSocCode = (text: string) => /^\d{2}-\d{4}$/.test(text);

const amounts = {
  annual_p10: 'A_PCT10',
  annual_p25: 'A_PCT25',
  annual_median: 'A_MEDIAN',
  annual_p75: 'A_PCT75',
  annual_p90: 'A_PCT90',
} as const;
const amountNames = Object.keys(amounts) as (keyof typeof amounts)[];

const wages = defineSource({
  id: 'wages',
  title: 'National wages by occupation',
  publisher: 'U.S. Bureau of Labor Statistics',
  page: 'https://www.bls.gov/oes/tables.htm',
  download: 'https://www.bls.gov/oes/special-requests/oesm25nat.zip',
  file: /^national_M(\d{4})_dl\.xlsx$/i,
  dated: (year) => `${year}-05`,
  months: 12,
  format: {},
  columns: {
    soc: 'OCC_CODE',
    title: 'OCC_TITLE',
    group: 'O_GROUP',
    employed: 'TOT_EMP',
    hourly_median: 'H_MEDIAN',
    ...amounts,
  },
  license: publicDomain,
  attribution: laborAttribution('Occupational Employment and Wage Statistics'),
  tables: ['reference_wages'],
  async *load(entries, leaveOut) {
    const rows = new Map<string, object>();
    for await (const entry of entries) {
      if (entry.group !== 'detailed') leaveOut(entry, 'is a group of occupations');
      else if (!isSocCode(entry.soc)) leaveOut(entry, 'has no code');
      else if (rows.has(entry.soc)) leaveOut(entry, 'has a code that came before');
      else
        rows.set(entry.soc, {
          title: entry.title,
          employed: wholeIn(entry.employed),
          hourly_median: numberIn(entry.hourly_median),
          ...Object.fromEntries(amountNames.map((name) => [name, wholeIn(entry[name])])),
          is_topped: amountNames.some((name) => entry[name] === '#'),
        });
    }
    yield* underEachCode('reference_wages', rows);
  },
});

const projections = defineSource({
  id: 'projections',
  title: 'Growth, openings and usual education by occupation',
  publisher: 'U.S. Bureau of Labor Statistics',
  page: 'https://www.bls.gov/emp/tables.htm',
  download: 'https://www.bls.gov/emp/ind-occ-matrix/occupation.xlsx',
  file: /^occupation\.xlsx$/i,
  months: 12,
  format: { sheet: 'Table 1.2' },
  columns: {
    title: /National Employment Matrix title$/,
    soc: /National Employment Matrix code$/,
    type: 'Occupation type',
    growth: /^Employment change, percent, /,
    openings: /^Occupational openings, .* annual average$/,
    education: 'Typical education needed for entry',
    experience: 'Work experience in a related occupation',
    training: /^Typical on-the-job training needed/,
  },
  license: publicDomain,
  attribution: laborAttribution('Employment Projections'),
  tables: ['reference_projections'],
  async *load(entries, leaveOut) {
    const rows = new Map<string, object>();
    for await (const entry of entries) {
      const thousands = numberIn(entry.openings);
      if (entry.type !== 'Line item') leaveOut(entry, 'is a group of occupations');
      else if (!isSocCode(entry.soc)) leaveOut(entry, 'has no code');
      else
        rows.set(entry.soc, {
          title: entry.title,
          growth: /^-?\d/.test(entry.growth) ? Number(entry.growth) : null,
          openings: thousands === null ? null : Math.round(1000 * thousands),
          education: textIn(entry.education),
          experience: entry.experience === 'None' ? 'None' : textIn(entry.experience),
          training: entry.training === 'None' ? 'None' : textIn(entry.training),
        });
    }
    yield* underEachCode('reference_projections', rows);
  },
});

export const paySources: readonly Source[] = [wages, projections];
