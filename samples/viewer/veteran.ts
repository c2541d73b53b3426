import type { ViewerSubject, ViewerType } from '@vetsync/machines/viewer/model';
import type { ViewerPosting, ViewerBuddy, ViewedVeteran } from '@vetsync/machines/viewer/model';
import { sampleProfileOf } from '../profile/index.ts';
import { viewedIdentity } from './identity.ts';

/** Viewer constants (feature spec, section 9). */
export const viewerFigures = {
  giBillUsedPercent: 80,
  careerReadinessPercent: 60,
  matches: 28,
  connected: 12,
  available: 16,
} as const;

export const viewerPostings: readonly ViewerPosting[] = [
  {
    id: 'merrin',
    location: 'Fort Merrin, Texas',
    unit: '3rd Signal Battalion',
    duty: 'Network operations chief',
    from: 2020,
    to: 2024,
  },
  {
    id: 'kestrel',
    location: 'Camp Kestrel, South Korea',
    unit: '17th Support Brigade',
    duty: 'Senior information systems sergeant',
    from: 2017,
    to: 2020,
  },
  {
    id: 'halden',
    location: 'Forward Operating Base Halden, Afghanistan',
    unit: 'Task Force Granite',
    duty: 'Communications team leader',
    from: 2015,
    to: 2016,
  },
  {
    id: 'alder',
    location: 'Camp Alder Ridge, Georgia',
    unit: '9th Signal Company',
    duty: 'Information technology specialist',
    from: 2012,
    to: 2015,
  },
];

type Row = readonly [name: string, together: string, today: string, connected: boolean];

const people: Readonly<Record<string, readonly Row[]>> = {
  merrin: [
    ['Elena Marsh', '2020 to 2023', 'Systems administrator in Austin', true],
    ['Tobias Renner', '2021 to 2024', 'Studies computer science in San Marcos', true],
    ['Keisha Lowell', '2020 to 2022', 'Help desk manager in Houston', true],
    ['Andre Villaseca', '2022 to 2024', 'Apprentice lineman in Waco', true],
    ['Priya Holloway', '2021 to 2023', 'Project coordinator in Dallas', false],
    ['Sam Okonjo', '2020 to 2021', 'Firefighter in Temple', false],
    ['Dana Whitcomb', '2022 to 2024', 'Still serving at Fort Merrin', false],
    ['Luis Carrera', '2023 to 2024', 'Warehouse supervisor in Laredo', false],
    ['Noor Haddish', '2021 to 2022', 'Nursing student in Lubbock', false],
  ],
  kestrel: [
    ['Marcus Ellery', '2017 to 2019', 'Cloud support engineer in Denver', true],
    ['Jin Castellan', '2018 to 2020', 'Teaches high school in Tacoma', true],
    ['Rosa Lindgren', '2017 to 2020', 'Logistics planner in Columbus', true],
    ['Theo Banning', '2019 to 2020', 'Truck owner in Boise', false],
    ['Amara Quist', '2018 to 2019', 'Data analyst in Raleigh', false],
    ['Will Farrow', '2017 to 2018', 'Police officer in Topeka', false],
    ['Grace Tanaka-Bell', '2019 to 2020', 'Physical therapist in Reno', false],
    ['Omar Destin', '2018 to 2020', 'Runs a bakery in Mobile', false],
  ],
  halden: [
    ['Peter Vance', '2015 to 2016', 'Paramedic in Knoxville', true],
    ['Shauna Reyes', '2015 to 2016', 'Counselor in Tucson', true],
    ['Caleb Norwood', '2015 to 2016', 'Electrician in Duluth', true],
    ['Ines Fairbank', '2015 to 2016', 'Studies law in Albany', false],
    ['Jamal Petty', '2015 to 2016', 'Welder in Baton Rouge', false],
    ['Colin Strand', '2015 to 2016', 'Farms near Salina', false],
  ],
  alder: [
    ['Monique Harte', '2012 to 2014', 'Network engineer in Savannah', true],
    ['Brian Sokol', '2013 to 2015', 'Recruiting coordinator in Macon', true],
    ['Ty Beaumont', '2012 to 2013', 'Carpenter in Asheville', false],
    ['Lena Orozco', '2014 to 2015', 'Social worker in Tampa', false],
    ['Hal Winslow', '2013 to 2014', 'Retired in Greenville', false],
  ],
};

export const viewerBuddies: readonly ViewerBuddy[] = viewerPostings.flatMap(({ id: posting }) =>
  (people[posting] ?? []).map(([name, together, today, connected], index) => ({
    id: `${posting}-${index + 1}`,
    posting,
    name,
    together,
    today,
    connected,
  })),
);

const dayMs = 86_400_000;

/** The sample veteran at `now` (epoch milliseconds). Upcoming dates are always in the future. */
export function viewerSample(now: number): ViewedVeteran {
  const day = (offset: number) => new Date(now + offset * dayMs).toISOString();
  const eveningIn = (days: number) => `${day(days).slice(0, 10)}T23:30:00.000Z`;
  const { giBillUsedPercent, careerReadinessPercent } = viewerFigures;
  return {
    ...viewedIdentity,
    location: 'San Antonio, Texas',
    service: { from: 2012, to: 2024 },
    mos: '25B, Information Technology Specialist',
    clearance: 'Secret',
    deployments: ['Afghanistan, 2015 to 2016', 'South Korea, 2017 to 2020'],
    awards: ['Army Commendation Medal', 'Army Achievement Medal', 'Good Conduct Medal'],
    degree: {
      name: 'Bachelor of Science in Cybersecurity',
      institution: 'State University',
      percentDone: 75,
      expected: new Date(now + 365 * dayMs).getUTCFullYear(),
    },
    certifications: ['CompTIA Security+', 'Project management professional', 'Network administrator'],
    giBillUsedPercent,
    goals: {
      industry: 'Information security',
      role: 'Security operations analyst',
      preference: 'Hybrid, within 30 miles of San Antonio',
      employers: ['Tech Corp', 'Northgate Systems', 'Harbor Point Energy'],
    },
    claim: [
      { id: 'received', state: 'done', at: day(-64) },
      { id: 'evidence', state: 'done', at: day(-31) },
      { id: 'review', state: 'current', at: day(-9) },
      { id: 'decision', state: 'coming', at: null },
    ],
    housing: [
      { id: 'asked', state: 'done', at: day(-12) },
      { id: 'referred', state: 'current', at: day(-5) },
      { id: 'visit', state: 'coming', at: null },
    ],
    cohort: 'Signal to Security, cohort 14',
    groups: ['Army signal veterans', 'Camp Kestrel alumni', 'Texas career changers'],
    event: { name: 'Security careers evening', at: eveningIn(8), location: 'Online' },
    recentConnection: { name: 'Elena Marsh', at: day(-3) },
    careerReadinessPercent,
    fit: { university: 92, recruiter: 88, nonprofit: 84 },
  };
}

/** Everything that the profile viewer shows. */
export const viewerSubject: ViewerSubject = {
  veteran: viewerSample,
  postings: viewerPostings,
  buddies: viewerBuddies,
};

/** How an organization's person is named to the veteran: `Priya Raman, Tech Corp`. */
export function writerOf(viewer: ViewerType): string {
  if (viewer === 'veteran') return '';
  const { name, organization } = sampleProfileOf(viewer);
  return `${name}, ${organization}`;
}
