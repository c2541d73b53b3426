import { plainText } from '@vetsync/machines/model/text';
import { defineSource } from '../source.ts';
import type { Source } from '../source.ts';
import { publicDomain, schoolsAttribution } from './attributions.ts';
import { codeIn, dayIn, numberIn, textIn, wholeIn } from './cells.ts';

const survey = {
  publisher: 'National Center for Education Statistics, IPEDS',
  page: 'https://nces.ed.gov/ipeds/datacenter/DataFiles.aspx',
  months: 12,
  format: 'csv',
  license: publicDomain,
  attribution: schoolsAttribution,
} as const satisfies Partial<Source>;
const surveyFile = (name: string) => `https://nces.ed.gov/ipeds/datacenter/data/${name}.zip`;
const isUnitId = (text: string) => /^\d{6}$/.test(text);
const noSchool = 'has no school number (UNITID)';
const webAddress = (cell: string) => {
  const text = textIn(cell);
  return text === null || /^https?:\/\//i.test(text) ? text : `https://${text}`;
};

const directory = defineSource({
  ...survey,
  id: 'schools',
  download: surveyFile('HD2024'),
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
  download: surveyFile('IC2024'),
  title: 'What schools say they offer veterans',
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
  download: surveyFile('IC2022_AY'),
  title: 'Tuition and fees at schools with academic years',
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

/** A list behind VA's GI Bill Comparison Tool. */
const comparisonList = (name: string) =>
  ({
    ...survey,
    publisher: 'U.S. Department of Veterans Affairs, GI Bill Comparison Tool',
    page: 'https://github.com/department-of-veterans-affairs/gibct-data-service',
    download: `https://raw.githubusercontent.com/department-of-veterans-affairs/gibct-data-service/master/sample_csvs/${name}.csv`,
    file: new RegExp(String.raw`^${name}\.csv$`, 'i'),
    license: 'CC0',
  }) as const satisfies Partial<Source>;
const isFacilityCode = (text: string) => /^[\dA-Z]{8}$/.test(text);
const facilityIn = (cell: string) => codeIn(cell).toUpperCase();
const noFacility = 'has no facility code';

const facilityCodes = defineSource({
  ...comparisonList('crosswalk'),
  id: 'facility-codes',
  title: 'VA facility codes for schools',
  columns: {
    facility: 'facility code',
    name: 'institution name',
    ipeds: 'ipeds',
    ope: 'ope',
  },
  tables: ['reference_facility_codes'],
  async *load(entries, leaveOut) {
    const known = new Set<string>();
    for await (const entry of entries) {
      const facility = facilityIn(entry.facility);
      const school = textIn(codeIn(entry.ipeds));
      if (!isFacilityCode(facility)) leaveOut(entry, noFacility);
      else if (school === null || !isUnitId(school)) leaveOut(entry, 'has no school number (IPEDS)');
      else if (known.has(facility)) leaveOut(entry, 'has a facility code that came before');
      else {
        known.add(facility);
        const row = { facility, school, ope: textIn(codeIn(entry.ope)), name: entry.name };
        yield ['reference_facility_codes', row];
      }
    }
  },
});

const outcomes = defineSource({
  ...comparisonList('scorecard'),
  id: 'school-outcomes',
  title: 'Graduation, return and earnings, College Scorecard',
  publisher: 'U.S. Department of Education, College Scorecard',
  page: 'https://collegescorecard.ed.gov/data/',
  columns: {
    school: 'unitid',
    graduation: 'c150 4 pooled supp',
    graduationShort: 'c150 l4 pooled supp',
    retention: 'ret ft4',
    retentionShort: 'ret ftl4',
    earnings: 'md earn wne p10',
  },
  tables: ['reference_school_outcomes'],
  async *load(entries, leaveOut) {
    const known = new Set<string>();
    for await (const entry of entries) {
      const { school } = entry;
      // A school has the rates of four years, or those of shorter programs.
      const row = {
        graduation: numberIn(entry.graduation) ?? numberIn(entry.graduationShort),
        retention: numberIn(entry.retention) ?? numberIn(entry.retentionShort),
        earnings: wholeIn(entry.earnings),
      };
      if (!isUnitId(school)) leaveOut(entry, noSchool);
      else if (known.has(school)) leaveOut(entry, 'is for a school that came before');
      else if (Object.values(row).every((figure) => figure === null)) leaveOut(entry, 'has no numbers');
      else {
        known.add(school);
        yield ['reference_school_outcomes', { school, ...row }];
      }
    }
  },
});

const students = defineSource({
  ...comparisonList('arf_gi_bill'),
  id: 'school-students',
  title: 'Students on the GI Bill by school',
  columns: { facility: 'facility no.', students: 'total count of students' },
  tables: ['reference_school_students'],
  async *load(entries, leaveOut) {
    const known = new Set<string>();
    for await (const entry of entries) {
      const facility = facilityIn(entry.facility);
      const count = wholeIn(entry.students);
      if (!isFacilityCode(facility)) leaveOut(entry, noFacility);
      else if (count === null) leaveOut(entry, 'has no number of students');
      else if (known.has(facility)) leaveOut(entry, 'has a facility code that came before');
      else {
        known.add(facility);
        yield ['reference_school_students', { facility, students: count }];
      }
    }
  },
});

const cautions = defineSource({
  ...comparisonList('va_caution_flag'),
  id: 'school-cautions',
  title: 'Caution flags for schools',
  columns: {
    facility: 'id',
    title: 'settlement title',
    dated: 'settlement date',
    link: 'settlement link',
    closing: 'school closing date',
  },
  tables: ['reference_school_cautions'],
  async *load(entries, leaveOut) {
    for await (const entry of entries) {
      const facility = facilityIn(entry.facility);
      const title = textIn(entry.title);
      const link = textIn(entry.link);
      if (!isFacilityCode(facility)) leaveOut(entry, noFacility);
      else if (title === null) leaveOut(entry, 'gives no reason');
      else
        yield [
          'reference_school_cautions',
          {
            line: entry.line,
            facility,
            title,
            dated: dayIn(entry.dated),
            closes_on: dayIn(entry.closing),
            link: link !== null && /^https?:\/\/\S+$/i.test(link) ? link : null,
          },
        ];
    }
  },
});

const monitoring = defineSource({
  ...comparisonList('hcm'),
  id: 'school-monitoring',
  title: 'Schools under heightened cash monitoring',
  publisher: 'U.S. Department of Education, Federal Student Aid',
  columns: { ope: 'ope id', method: 'stop pay/monitor method', reason: 'method reason desc' },
  tables: ['reference_school_monitoring'],
  async *load(entries, leaveOut) {
    for await (const entry of entries) {
      const ope = codeIn(entry.ope);
      const [method] = /[12]$/.exec(entry.method) ?? [];
      if (!/^\d{8}$/.test(ope)) leaveOut(entry, 'has no school number (OPE)');
      else if (method === undefined) leaveOut(entry, 'has no method');
      else {
        const row = { line: entry.line, ope, method: Number(method), reason: textIn(entry.reason) };
        yield ['reference_school_monitoring', row];
      }
    }
  },
});

export const schoolSources: readonly Source[] = [
  directory,
  offers,
  tuition,
  facilityCodes,
  outcomes,
  students,
  cautions,
  monitoring,
];
