import { findArticles, findFacts } from '../../server/assistant/retrieval.ts';
import type { Lookups, Source } from '../../server/assistant/lookups.ts';
import { createLookups } from '../../server/assistant/lookups.ts';
import { deadlinesFor } from '../../server/reference/facts/deadlines.ts';
import { ratesOn } from '../../server/reference/facts/rates.ts';

const from = (factId: string): readonly Source[] => [
  { title: 'A sample', address: 'https://www.va.gov/', date: '2026-01-01', factId },
];

const later = (data: unknown, factId: string) => async () => ({ data, sources: from(factId) }) as never;

/** Lookups without a database: facts and amounts are the real ones, and of everything else there is one sample. */
export function sampleLookups(today: string): Lookups {
  const none = {} as never;
  const reference = { facts: { ratesOn: async (on: string) => ratesOn(on) } } as never;
  const real = createLookups({ sql: none, reference, listings: none, exchange: none }, '', today);
  const listing = {
    id: '0199f1a2-b3c4-7d5e-8f90-a1b2c3d4e5f6',
    kind: 'job',
    title: 'A job',
    organization: 'A yard',
    place: null,
  };
  const school = {
    id: '100000',
    name: 'A college',
    street: null,
    city: null,
    state: null,
    zip: '92101',
    website: null,
    veteransPage: null,
    control: null,
    level: null,
    facilityCodes: [],
    tuition: null,
    veterans: null,
    miles: null,
  };
  return {
    ...real,
    listings: later([listing], 'data:listings'),
    events: later([listing], 'data:listings'),
    schools: later([school], 'data:schools'),
    facilities: later(
      { items: [{ id: '1', name: 'A clinic' }], locator: 'https://www.va.gov/find-locations/' },
      'data:facilities',
    ),
    occupation: later(
      {
        branch: 'army',
        code: '1',
        title: 'A job',
        otherTitles: [],
        isMilitaryOnly: false,
        civilian: [{ title: 'A trade' }],
        sources: [],
      },
      'data:occupations',
    ),
    wages: later(null, 'data:occupations'),
    housingAllowance: later(null, 'data:housing-rates'),
    housingRate: later(
      { monthly: 2_000, area: 'An area', areaCode: 'A', from: '2026-08-01', to: '2027-07-31' },
      'data:housing-rates',
    ),
    deadlines: async (input) => ({
      data: deadlinesFor({ component: 'active', ...input, on: today } as never),
      sources: [],
    }),
    facts: async ({ q }) => ({ data: findFacts(q), sources: [] }),
    articles: async ({ q, language }) => ({ data: findArticles(q, language), sources: [] }),
    myApplications: later([], 'data:own-applications'),
    myAppointments: later([], 'data:own-appointments'),
    myProfile: later(
      {
        location: 'San Diego, CA',
        occupations: [{ branch: 'Army', code: '1', title: 'A job' }],
        separation: '',
        branch: '',
        rank: '',
      },
      'data:own-profile',
    ),
  };
}
