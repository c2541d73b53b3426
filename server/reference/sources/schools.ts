import { plainText } from '@vetsync/machines/model/text';
import { defineSource } from '../source.ts';
import type { Source } from '../source.ts';
import { publicDomain, schoolsAttribution } from './attributions.ts';
import { codeIn, numberIn, textIn, wholeIn } from './cells.ts';

const survey = {
  publisher: 'National Center for Education Statistics, IPEDS',
  page: 'https://nces.ed.gov/ipeds/datacenter/DataFiles.aspx',
  download: 'https://nces.ed.gov/ipeds/datacenter/data/{}.zip',
  months: 12,
  format: 'csv',
  license: publicDomain,
  attribution: schoolsAttribution,
} as const satisfies Partial<Source>;
const isUnitId = (text: string) => /^\d{6}$/.test(text);
const noSchool = 'has no number of a school (UNITID)';
const webAddress = (cell: string) => {
  const text = textIn(cell);
  return text === null || /^https?:\/\//i.test(text) ? text : `https://${text}`;
};

const directory = defineSource({
  ...survey,
  id: 'schools',
  title: 'Directory of schools',
  file: /^hd(\d{4})\.csv$/i,
  dated: (year) => year,
  columns: {
    id: 'UNITID',
    name: 'INSTNM',
    street: 'ADDR',
    city: 'CITY',
    state: 'STABBR',
    zip: 'ZIP',
    ope: 'OPEID',
    website: 'WEBADDR',
    veterans: 'VETURL',
    control: 'CONTROL',
    level: 'ICLEVEL',
    active: 'CYACTIVE',
    latitude: 'LATITUDE',
    longitude: 'LONGITUD',
  },
  optional: { alias: 'IALIAS' },
  tables: ['reference_schools'],
  async *load(entries, leaveOut) {
    for await (const entry of entries) {
      const { id, name, city, state } = entry;
      if (!isUnitId(id) || name === '') {
        leaveOut(entry, noSchool);
        continue;
      }
      yield [
        'reference_schools',
        {
          id,
          is_active: entry.active === '1',
          name,
          street: textIn(entry.street),
          city: textIn(city),
          state: textIn(state),
          zip: textIn(entry.zip),
          website: webAddress(entry.website),
          veterans_page: webAddress(entry.veterans),
          ope: textIn(codeIn(entry.ope)),
          control: wholeIn(entry.control),
          level: wholeIn(entry.level),
          latitude: numberIn(entry.latitude),
          longitude: numberIn(entry.longitude),
          search_text: plainText([name, textIn(entry.alias) ?? '', city, state].join(' ')),
        },
      ];
    }
  },
});

/** 1 yes, 0 or 2 no, as the survey has it by column; anything else is not reported, or doesn't apply. */
const flagIn = (cell: string) => (cell === '1' ? true : cell === '0' || cell === '2' ? false : null);

const offers = defineSource({
  ...survey,
  id: 'school-flags',
  title: 'What schools offer veterans, as they report themselves',
  file: /^ic(\d{4})\.csv$/i,
  dated: (year) => year,
  columns: {
    school: 'UNITID',
    yellow_ribbon: 'VET1',
    training_credit: 'VET2',
    contact: 'VET3',
    student_group: 'VET4',
    defense_memorandum: 'VET5',
    rotc: 'SLO5',
  },
  optional: { online_only: 'DISTNCED' },
  tables: ['reference_school_flags'],
  async *load(entries, leaveOut) {
    for await (const { line, school, ...flags } of entries) {
      if (!isUnitId(school)) leaveOut({ line }, noSchool);
      else {
        const given = Object.entries(flags).map(([flag, cell]) => [flag, flagIn(cell)]);
        yield ['reference_school_flags', { school, ...Object.fromEntries(given) }];
      }
    }
  },
});

const tuition = defineSource({
  ...survey,
  id: 'school-tuition',
  title: 'Tuition and fees of schools with academic years',
  file: /^ic(\d{4})_ay\.csv$/i,
  dated: (year) => year,
  columns: {
    school: 'UNITID',
    in_state: 'TUITION2',
    in_state_fees: 'FEE2',
    out_of_state: 'TUITION3',
    out_of_state_fees: 'FEE3',
  },
  tables: ['reference_school_tuition'],
  async *load(entries, leaveOut) {
    for await (const { line, school, ...amounts } of entries) {
      const given = Object.entries(amounts).map(([name, cell]) => [name, wholeIn(cell)] as const);
      if (!isUnitId(school)) leaveOut({ line }, noSchool);
      else if (given.every(([, amount]) => amount === null)) leaveOut({ line }, 'has no tuition and no fee');
      else yield ['reference_school_tuition', { school, ...Object.fromEntries(given) }];
    }
  },
});

const facilityCodes = defineSource({
  ...survey,
  id: 'facility-codes',
  title: "VA's codes of schools",
  publisher: 'U.S. Department of Veterans Affairs, GI Bill Comparison Tool',
  page: 'https://github.com/department-of-veterans-affairs/gibct-data-service',
  download:
    'https://raw.githubusercontent.com/department-of-veterans-affairs/gibct-data-service/master/sample_csvs/crosswalk.csv',
  file: /^crosswalk\.csv$/i,
  columns: {
    facility: 'facility code',
    name: 'institution name',
    ipeds: 'ipeds',
    ope: 'ope',
  },
  license: 'CC0',
  tables: ['reference_facility_codes'],
  async *load(entries, leaveOut) {
    const known = new Set<string>();
    for await (const entry of entries) {
      const facility = codeIn(entry.facility).toUpperCase();
      const school = textIn(codeIn(entry.ipeds));
      if (!/^[\dA-Z]{8}$/.test(facility)) leaveOut(entry, 'has no facility code');
      else if (school === null || !isUnitId(school)) leaveOut(entry, 'has no number of a school (IPEDS)');
      else if (known.has(facility)) leaveOut(entry, 'has a facility code that came before');
      else {
        known.add(facility);
        const row = { facility, school, ope: textIn(codeIn(entry.ope)), name: entry.name };
        yield ['reference_facility_codes', row];
      }
    }
  },
});

export const schoolSources: readonly Source[] = [directory, offers, tuition, facilityCodes];
