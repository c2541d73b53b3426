import { emptyProfile, type Profile } from '@vetsync/machines/profile/model';
import {
  parseOccupationRoute,
  type CivilianDetail,
  type CivilianOccupation,
  type FactSource,
  type MilitaryOccupation,
  type OccupationServer,
} from '@vetsync/machines/reference/model';
import {
  occupationsMachine,
  occupationsView,
  type OccupationsContext,
} from '@vetsync/machines/reference/occupations';
import type { StateValueFrom } from 'xstate';
import { inState } from '../../support/inState.ts';

const source = (id: string, date: string): FactSource => ({
  id,
  title: id,
  date,
  page: `https://publisher.example/${id}`,
  license: 'PD',
  attribution: `Source: the publisher of ${id}.`,
});
const sources = [
  source('military-crosswalk', '2024-07'),
  source('occupations', '2025-12 (O*NET 30.1)'),
  source('wages', '2025-05'),
  source('projections', '2025-08, for 2024-2034'),
  source('skills', '2025-12 (O*NET 30.1)'),
  source('related-occupations', '2025-12 (O*NET 30.1)'),
  source('bright-outlook', '2026-05 or earlier'),
];

export const paramedics: CivilianOccupation = {
  onet: '29-2043.00',
  title: 'Paramedics',
  description: 'Administer basic or advanced emergency medical care and assess injuries and illnesses.',
  isCatchAll: false,
  wage: { p10: 44_230, median: 60_600, p90: 84_850, hourlyMedian: 29.13, isTopped: false, countedIn: null },
  growth: 5,
  openings: 4_900,
  education: 'Postsecondary nondegree award',
  jobZone: 3,
  isBright: true,
  sources: ['military-crosswalk', 'occupations', 'wages', 'projections'],
};
const technicians: CivilianOccupation = {
  ...paramedics,
  onet: '29-2042.00',
  title: 'Emergency Medical Technicians',
  wage: { ...paramedics.wage!, p10: 34_130, median: 44_470, p90: 62_500 },
  growth: 5.1,
};
const nurses: CivilianOccupation = {
  ...paramedics,
  onet: '29-1141.00',
  title: 'Registered Nurses',
  wage: { ...paramedics.wage!, p10: 68_940, median: 97_550, p90: 137_470 },
  education: "Bachelor's degree",
};
/** A group whose pay is withheld at its upper end. */
const computer: CivilianOccupation = {
  ...paramedics,
  onet: '15-1299.00',
  title: 'Computer Occupations, All Other',
  description: 'All computer occupations not listed separately.',
  isCatchAll: true,
  wage: { p10: 55_940, median: 116_580, p90: null, hourlyMedian: 56.05, isTopped: true, countedIn: null },
  growth: null,
  openings: null,
  isBright: false,
};
const unpaid: CivilianOccupation = { ...technicians, onet: '11-1031.00', title: 'Legislators', wage: null };

export const medic: MilitaryOccupation = {
  branch: 'army',
  code: '68W',
  title: 'Combat Medic Specialist',
  otherTitles: ['Health Care Specialist'],
  isMilitaryOnly: false,
  civilian: [paramedics],
  sources,
};
export const infantryman: MilitaryOccupation = {
  ...medic,
  code: '11B',
  title: 'Infantryman',
  otherTitles: [],
  isMilitaryOnly: true,
  civilian: [],
};
export const specialist: MilitaryOccupation = {
  ...medic,
  code: '25B',
  title: 'Information Technology Specialist',
  civilian: [computer],
};
export const corpsman: MilitaryOccupation = {
  ...medic,
  branch: 'navy',
  code: 'HM',
  title: 'Hospital Corpsman',
  otherTitles: [],
  civilian: [nurses, technicians, unpaid],
};

export const detailOf = (occupation: CivilianOccupation): CivilianDetail => ({
  occupation,
  skills: occupation.isCatchAll ? [] : ['Active Listening', 'Critical Thinking', 'Service Orientation'],
  tasks: occupation.isCatchAll
    ? []
    : ['Administer first aid in medical emergencies.', 'Operate equipment, such as electrocardiograms.'],
  near: [
    { ...technicians, reason: occupation.isCatchAll ? 'member' : 'related' },
    { ...nurses, reason: occupation.isCatchAll ? 'neighbor' : 'related' },
  ],
  sources,
});
export const fittingList = { items: [paramedics, technicians, nurses], missing: [], sources };

export const occupationServer: OccupationServer = {
  findCodes: async () => ({ items: [medic, corpsman], missing: [] }),
  readOccupation: async ({ code }) =>
    [medic, infantryman, specialist, corpsman].find((one) => one.code === code)!,
  readCivilian: async () => detailOf(paramedics),
  reportLink: async () => {},
  listCivilian: async () => fittingList,
  loadProfile: async () => ({ profile: emptyProfile, updatedAt: null }),
  saveProfile: async ({ profile }) => ({ profile, updatedAt: null }),
};

export const served: Profile = {
  ...emptyProfile,
  branch: 'Army',
  occupations: [{ branch: '', code: '68W', title: 'Combat Medic Specialist' }],
};

/** The machine in a state, at an address of the page. */
export const occupationsIn = (
  value: Extract<StateValueFrom<typeof occupationsMachine>, object>,
  query: Record<string, string> = {},
  {
    person = emptyProfile,
    role = 'user' as const,
    ...context
  }: Partial<OccupationsContext> & {
    role?: 'user' | 'admin';
  } = {},
) =>
  inState(occupationsMachine, occupationsView, {
    value: { report: 'none', ...value },
    input: {
      server: occupationServer,
      route: parseOccupationRoute(query),
      person,
      at: { role },
    },
    context,
  });
