import type { Job } from '@vetsync/machines/career/model';

const dayMs = 86_400_000;

type Row = Omit<Job, 'salary' | 'posted'> & { daysAgo: number };

/** The first three are the top matches, at 87 to 92 percent (feature spec, section 9). */
const rows: readonly Row[] = [
  {
    id: 'operations-manager',
    title: 'Operations Manager',
    company: 'Bluebonnet Distribution',
    location: 'Austin, Texas',
    pay: { from: 82_000, to: 96_000 },
    match: 92,
    daysAgo: 2,
    type: 'Full-time',
    description:
      'Run the day shift of a regional warehouse: 40 people, 300 shipments a day, and the numbers that show how it went.',
    requiredSkills: ['Team leadership', 'Inventory control', 'Budget tracking'],
    preferredSkills: ['Lean Six Sigma', 'Vehicle fleet management'],
    clearance: '',
  },
  {
    id: 'supply-chain-analyst',
    title: 'Supply Chain Analyst',
    company: 'Hill Country Components',
    location: 'San Antonio, Texas',
    pay: { from: 71_000, to: 84_000 },
    match: 89,
    daysAgo: 4,
    type: 'Full-time',
    description:
      'Find where parts get stuck between six suppliers and two plants, and agree with both sides on what changes.',
    requiredSkills: ['Supply chain planning', 'Clear reporting under pressure'],
    preferredSkills: ['Risk assessment', 'Spreadsheets with many sources'],
    clearance: '',
  },
  {
    id: 'logistics-project-lead',
    title: 'Logistics Project Lead',
    company: 'Gulf Crossing Freight',
    location: 'Houston, Texas',
    pay: { from: 78_000, to: 91_000 },
    match: 87,
    daysAgo: 6,
    type: 'Full-time',
    description:
      'Open three new loading docks on time: plan the moves, train the crews and report to the site director each week.',
    requiredSkills: ['Supply chain planning', 'Training and mentoring', 'Risk assessment'],
    preferredSkills: ['Project management certificate', 'Hazardous materials handling'],
    clearance: '',
  },
  {
    id: 'fleet-coordinator',
    title: 'Fleet Coordinator',
    company: 'Capital City Transit Works',
    location: 'Austin, Texas',
    pay: { from: 58_000, to: 66_000 },
    match: 86,
    daysAgo: 1,
    type: 'Full-time',
    description:
      'Keep 120 service vehicles on the road, from the service plan to the driver who calls at 5:00 AM.',
    requiredSkills: ['Vehicle fleet management', 'Clear reporting under pressure'],
    preferredSkills: ['Budget tracking'],
    clearance: '',
  },
  {
    id: 'inventory-control-supervisor',
    title: 'Inventory Control Supervisor',
    company: 'Mesquite Medical Supply',
    location: 'Dallas, Texas',
    pay: { from: 62_000, to: 72_000 },
    match: 84,
    daysAgo: 9,
    type: 'Full-time',
    description: 'Answer for 18,000 items in a medical warehouse where a wrong count can stop a surgery.',
    requiredSkills: ['Inventory control', 'Team leadership'],
    preferredSkills: ['Quality audits'],
    clearance: '',
  },
  {
    id: 'training-specialist',
    title: 'Training Specialist',
    company: 'Longleaf Learning',
    location: 'Remote',
    pay: { from: 60_000, to: 74_000 },
    match: 82,
    daysAgo: 3,
    type: 'Contract',
    description: 'Write and teach short courses for new shift leads, online and twice a quarter on site.',
    requiredSkills: ['Training and mentoring'],
    preferredSkills: ['Course writing', 'Video'],
    clearance: '',
  },
  {
    id: 'property-accountant',
    title: 'Government Property Administrator',
    company: 'Redstone Ridge Systems',
    location: 'San Antonio, Texas',
    pay: { from: 74_000, to: 88_000 },
    match: 81,
    daysAgo: 12,
    type: 'Full-time',
    description: 'Keep the books of government property at a contractor, ready for inspection on any day.',
    requiredSkills: ['Inventory control', 'Clear reporting under pressure'],
    preferredSkills: ['Federal property rules'],
    clearance: 'Secret',
  },
  {
    id: 'emergency-planner',
    title: 'Emergency Planner',
    company: 'Three Rivers Health',
    location: 'Houston, Texas',
    pay: { from: 68_000, to: 79_000 },
    match: 78,
    daysAgo: 8,
    type: 'Full-time',
    description:
      'Plan for storms and outages at four hospitals, run the exercises and write what was learned.',
    requiredSkills: ['Risk assessment', 'Training and mentoring'],
    preferredSkills: ['Incident command training'],
    clearance: '',
  },
  {
    id: 'dispatch-lead',
    title: 'Dispatch Lead, weekends',
    company: 'Lone Prairie Freight',
    location: 'Austin, Texas',
    pay: { from: 28_000, to: 34_000 },
    match: 76,
    daysAgo: 5,
    type: 'Part-time',
    description:
      'Two ten-hour days. You know the drivers, the roads and what to say to a customer who waits.',
    requiredSkills: ['Vehicle fleet management'],
    preferredSkills: ['Second language'],
    clearance: '',
  },
  {
    id: 'it-support-technician',
    title: 'IT Support Technician',
    company: 'Pecan Street Networks',
    location: 'Remote',
    pay: { from: 48_000, to: 57_000 },
    match: 68,
    daysAgo: 15,
    type: 'Full-time',
    description:
      'Answer calls, set up laptops and learn the network on paid time. Certificates are paid for.',
    requiredSkills: ['Clear reporting under pressure'],
    preferredSkills: ['Network certificate'],
    clearance: '',
  },
];

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** The sample jobs at `now` (epoch milliseconds), best match first. */
export const sampleJobs = (now: number): Job[] =>
  rows.map(({ daysAgo, ...job }) => ({
    ...job,
    salary: `${dollars(job.pay.from)} to ${dollars(job.pay.to)}`,
    posted: new Date(now - daysAgo * dayMs).toISOString(),
  }));
