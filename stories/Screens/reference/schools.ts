import { parseSchoolRoute } from '@vetsync/machines/reference/model';
import type {
  FactSource,
  Rate,
  School,
  SchoolDetail,
  Schools,
  SchoolServer,
} from '@vetsync/machines/reference/model';
import { schoolsMachine, schoolsView, type SchoolsContext } from '@vetsync/machines/reference/schools';
import type { StateValueFrom } from 'xstate';
import { inState } from '../../support/inState.ts';

const source = (id: string, date: string | null): FactSource => ({
  id,
  title: id,
  date,
  page: 'https://nces.ed.gov/ipeds/',
  license: 'PD',
  attribution: 'Source: U.S. Department of Education, National Center for Education Statistics, IPEDS.',
});
const listed = [source('schools', '2024'), source('school-flags', '2024'), source('school-tuition', '2022')];
const detailed = [
  ...listed,
  source('school-outcomes', '2021-04'),
  source('school-students', '2019 to 2022'),
  source('school-cautions', '2019 to 2022'),
  source('school-monitoring', null),
];
const housingSource = source('housing-rates', '2026-01-01');

/** A public university of which everything is known. */
export const mesa: School = {
  id: '900001',
  name: 'Mesa Verde State University',
  street: '1 Campus Drive',
  city: 'Durango',
  state: 'CO',
  zip: '81301',
  website: 'https://mesaverde.example.edu/',
  veteransPage: 'https://mesaverde.example.edu/veterans',
  control: 'public',
  level: 'four-year',
  facilityCodes: ['11900001'],
  tuition: {
    inState: 11_000,
    inStateFees: 640,
    outOfState: 41_000,
    outOfStateFees: null,
    year: '2022',
  },
  veterans: {
    yellowRibbon: null,
    trainingCredit: true,
    contact: true,
    studentGroup: true,
    defenseMemorandum: true,
    rotc: false,
    onlineOnly: false,
    year: '2024',
  },
  miles: null,
};
/** A private college that costs more than the GI Bill pays. */
export const capital: School = {
  ...mesa,
  id: '900002',
  name: 'Capital College of Design',
  city: 'Austin',
  state: 'TX',
  veteransPage: null,
  control: 'for-profit',
  level: 'two-year',
  tuition: { inState: 38_400, inStateFees: 500, outOfState: 38_400, outOfStateFees: 500, year: '2022' },
  veterans: { ...mesa.veterans!, yellowRibbon: true, studentGroup: null },
};
/** A school of which the lists know little. */
export const trades: School = {
  ...mesa,
  id: '900003',
  name: 'Pine Street Trade School',
  website: null,
  veteransPage: null,
  control: null,
  level: null,
  facilityCodes: [],
  tuition: null,
  veterans: null,
};
export const foundSchools: Schools = {
  items: [mesa, capital, trades],
  nextCursor: '20',
  missing: [],
  sources: listed,
};

const rate = (id: string, amount: number, unit: string, more: Partial<Rate> = {}): Rate => ({
  id,
  chapter: '33',
  amount,
  unit,
  from: '2026-08-01',
  to: '2027-07-31',
  confidence: 'reported',
  page: 'https://www.va.gov/education/benefit-rates/post-9-11-gi-bill-rates/',
  sources: [],
  ...more,
});
export const mesaDetail: SchoolDetail = {
  school: mesa,
  outcomes: { graduation: 0.8583, retention: 0.9511, earnings: 58_200 },
  students: 1_240,
  cautions: [],
  monitoring: [],
  housing: {
    monthly: 2_496,
    area: 'DURANGO, CO',
    areaCode: 'CO999',
    from: '2026-08-01',
    to: '2027-07-31',
    source: housingSource,
  },
  rates: [
    rate('33-private-or-foreign-cap-per-year', 30_908.34, 'year'),
    rate('33-online-only-housing-per-month', 1_261, 'month', { confidence: 'official' }),
    rate('33-books-per-year', 1_000, 'year', { from: null, to: null }),
  ],
  missing: [],
  sources: [...detailed, housingSource],
};
export const capitalDetail: SchoolDetail = {
  ...mesaDetail,
  school: capital,
  outcomes: { graduation: 0.4, retention: null, earnings: null },
  cautions: [
    {
      title: 'Settlement with U.S. Government',
      dated: '2015-11-16',
      closesOn: null,
      link: 'https://www.justice.gov/',
    },
    { title: 'Upcoming Campus Closure', dated: null, closesOn: '2019-02-25', link: null },
  ],
  monitoring: [{ method: 2, reason: 'Financial Responsibility' }],
};
export const tradesDetail: SchoolDetail = {
  ...mesaDetail,
  school: trades,
  outcomes: null,
  students: null,
  housing: null,
  rates: [],
  missing: ['school-outcomes', 'school-students', 'school-cautions'],
  sources: listed,
};

const details = [mesaDetail, capitalDetail, tradesDetail];
export const schoolServer: SchoolServer = {
  findSchools: async () => foundSchools,
  readSchool: async ({ id }) => details.find(({ school }) => school.id === id)!,
  readHousingRate: async () => mesaDetail.housing!,
};

/** The machine in a state, at an address of the page. */
export const schoolsIn = (
  value: StateValueFrom<typeof schoolsMachine>,
  query: Record<string, string> = {},
  { role = 'user' as const, ...context }: Partial<SchoolsContext> & { role?: 'user' | 'admin' } = {},
) =>
  inState(schoolsMachine, schoolsView, {
    value,
    input: { server: schoolServer, route: parseSchoolRoute(query), at: { role } },
    context,
  });
