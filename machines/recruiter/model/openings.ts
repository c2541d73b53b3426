import { jobTypes } from '../../career/model/jobs.ts';
import type { Job, JobLocation } from '../../career/model/jobs.ts';
import { sampleProfileOf } from '../../model/world/profiles.ts';

/** The organization of the demo's recruiter profile. */
export const techCorp = sampleProfileOf('recruiter').organization;

/** A job as the company that posted it knows it. All are invented. */
export interface Opening extends Omit<Job, 'match'> {
  team: string;
  /** Positions of this job to be filled. */
  openings: number;
}

const dayMs = 86_400_000;
type Row = readonly [
  title: string,
  team: string,
  location: JobLocation,
  openings: number,
  pay: readonly [from: number, to: number],
  daysAgo: number,
  clearance: '' | 'Secret' | 'Top Secret',
  required: readonly string[],
  preferred: readonly string[],
  description: string,
];

/** As many jobs as the sidebar counts, with 45 open positions in all (feature spec, section 2, "Recruiter Dashboard"). */
const rows: readonly Row[] = [
  [
    'Operations Manager',
    'Operations',
    'Austin, Texas',
    3,
    [84_000, 98_000],
    6,
    '',
    ['Team leadership', 'Inventory control', 'Budget tracking'],
    ['Lean Six Sigma', 'Risk assessment'],
    'Run a site where devices are repaired and shipped: 35 people, two shifts, and the numbers that show how it went.',
  ],
  [
    'Network Engineer',
    'Infrastructure',
    'Dallas, Texas',
    5,
    [92_000, 112_000],
    9,
    'Secret',
    ['Network administration', 'Incident response'],
    ['Scripting', 'Clear reporting under pressure'],
    'Plan, build and keep up the networks of public customers, and be the calm voice when one is down.',
  ],
  [
    'Site Reliability Engineer',
    'Infrastructure',
    'Remote',
    3,
    [104_000, 126_000],
    3,
    '',
    ['Scripting', 'Incident response', 'Clear reporting under pressure'],
    ['Training and mentoring'],
    'Find out why things broke, write it down without blame, and make sure that it does not happen twice.',
  ],
  [
    'Logistics Analyst',
    'Operations',
    'Houston, Texas',
    4,
    [66_000, 78_000],
    12,
    '',
    ['Supply chain planning', 'Inventory control'],
    ['Budget tracking', 'Risk assessment'],
    'Find where spare parts wait, and agree with suppliers and field teams on what changes.',
  ],
  [
    'Cybersecurity Analyst',
    'Security',
    'San Antonio, Texas',
    6,
    [88_000, 108_000],
    2,
    'Top Secret',
    ['Incident response', 'Network administration', 'Clear reporting under pressure'],
    ['Scripting'],
    'Watch over the networks of federal customers in shifts, and lead the first hour of a response.',
  ],
  [
    'Field Service Technician',
    'Field service',
    'Houston, Texas',
    7,
    [54_000, 64_000],
    5,
    '',
    ['Fault finding', 'Safety and inspections'],
    ['Vehicle fleet management', 'Training and mentoring'],
    'Find and repair faults at customers’ sites, from power supplies to cooling. A vehicle and tools come with the job.',
  ],
  [
    'Supply Chain Planner',
    'Operations',
    'Austin, Texas',
    3,
    [72_000, 86_000],
    16,
    '',
    ['Supply chain planning', 'Budget tracking'],
    ['Risk assessment', 'Team leadership'],
    'Forecast what the field needs three months ahead, and have it there.',
  ],
  [
    'Occupational Health Coordinator',
    'People',
    'Dallas, Texas',
    2,
    [62_000, 72_000],
    20,
    '',
    ['Training and mentoring', 'Records and privacy'],
    ['Patient care'],
    'Keep 1,900 people healthy at work: first aid training, check-ups, and a hand for those who come back from an injury.',
  ],
  [
    'Training Program Lead',
    'People',
    'Remote',
    2,
    [70_000, 84_000],
    8,
    '',
    ['Training and mentoring', 'Team leadership'],
    ['Project planning'],
    'Build courses for new team leads and teach them with people who have done the work.',
  ],
  [
    'Data Center Technician',
    'Infrastructure',
    'Dallas, Texas',
    6,
    [56_000, 68_000],
    4,
    'Secret',
    ['Network administration', 'Clear reporting under pressure'],
    ['Scripting'],
    'Install, cable and repair servers by the book, and improve the book.',
  ],
  [
    'Human Resources Partner',
    'People',
    'Austin, Texas',
    2,
    [68_000, 80_000],
    24,
    '',
    ['Records and privacy', 'Team leadership'],
    ['Project planning', 'Training and mentoring'],
    'Stand by three departments in hiring, pay and hard conversations.',
  ],
  [
    'Facilities Project Manager',
    'Workplace',
    'San Antonio, Texas',
    2,
    [78_000, 92_000],
    14,
    'Secret',
    ['Project planning', 'Budget tracking'],
    ['Team leadership', 'Records and privacy'],
    'Move two teams into a secured building without a lost day: plan, budget, builders and inspections.',
  ],
];

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
/** `Network Engineer` to `network-engineer`. */
const idOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

/** What Tech Corp looks for, as seen at `now` (epoch milliseconds). */
export const sampleOpenings = (now: number): Opening[] =>
  rows.map(
    ([
      title,
      team,
      location,
      openings,
      [from, to],
      daysAgo,
      clearance,
      required,
      preferred,
      description,
    ]) => ({
      id: idOf(title),
      title,
      company: techCorp,
      team,
      location,
      openings,
      salary: `${dollars(from)} to ${dollars(to)}`,
      pay: { from, to },
      posted: new Date(now - daysAgo * dayMs).toISOString(),
      type: jobTypes[0],
      description,
      requiredSkills: required,
      preferredSkills: preferred,
      clearance,
    }),
  );
