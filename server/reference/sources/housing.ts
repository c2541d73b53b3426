import { payGrades } from '@vetsync/machines/career/model';
import { defineSource } from '../source.ts';
import type { Source } from '../source.ts';
import { housingAttribution, publicDomain } from './attributions.ts';
import { numberIn } from './cells.ts';

/** A year's rates apply besides those of other years, because schools use a year's until the next summer. */
const allowance = {
  publisher: 'Defense Travel Management Office',
  page: 'https://www.travel.dod.mil/Allowances/Basic-Allowance-for-Housing/',
  download: null,
  editions: 'years',
  dated: (year: string) => `${year}-01-01`,
  months: 12,
  license: publicDomain,
  attribution: housingAttribution,
} as const satisfies Partial<Source>;

const gradeColumns = Object.fromEntries(payGrades.map((grade) => [grade, grade]));
/** O-7 and above are paid alike, and not in every year's table. */
const { O07: _o07, ...requiredGrades } = gradeColumns;

const rates = (id: string, title: string, sheet: string) =>
  defineSource({
    ...allowance,
    id,
    title,
    file: /^(\d{4}) BAH Rates\.xlsx$/i,
    format: { sheet },
    columns: { area: 'MHA', name: 'MHA_NAME', ...requiredGrades } as Record<string, string>,
    optional: { O07: 'O07' },
    tables: ['reference_housing_rates'],
    async *load(entries, leaveOut) {
      for await (const entry of entries) {
        const { area = '', name = '' } = entry as Readonly<Record<string, string>>;
        const monthly = Object.fromEntries(
          payGrades.map((grade) => [
            grade,
            numberIn((entry as Readonly<Record<string, string>>)[grade] ?? ''),
          ]),
        );
        if (!/^[A-Z]{2}\d{3}$/.test(area)) leaveOut(entry, 'has no housing area');
        else if (monthly['E05'] === null) leaveOut(entry, 'has no rate for E-5');
        else yield ['reference_housing_rates', { area, name, monthly }];
      }
    },
  });

const zipAreas = defineSource({
  ...allowance,
  id: 'housing-zips',
  title: 'Housing area by ZIP code',
  file: /^sorted_zipmha(\d{2})\.txt$/i,
  editionOf: (digits) => `20${digits}`,
  format: 'spaced',
  columns: { zip: 'ZIP', area: 'area' },
  tables: ['reference_zip_areas'],
  async *load(entries, leaveOut) {
    const known = new Set<string>();
    for await (const entry of entries) {
      const { zip, area } = entry;
      if (!/^\d{5}$/.test(zip) || !/^[A-Z]{2}\d{3}$/.test(area))
        leaveOut(entry, 'has no ZIP code or no area');
      else if (known.has(zip)) leaveOut(entry, 'has a ZIP code that came before');
      else {
        known.add(zip);
        yield ['reference_zip_areas', { zip, area }];
      }
    }
  },
});

export const housingSources: readonly Source[] = [
  rates('housing-rates', 'Housing rates with dependents', 'With'),
  rates('housing-rates-single', 'Housing rates without dependents', 'Without'),
  zipAreas,
];
