import { csvText } from '../../model/text/csv.ts';

/** Limits of a file of jobs. `errors` is how many of its faults are reported; more are only counted. */
export const jobImportLimits = { jobs: 5_000, bytes: 8 * 1024 * 1024, errors: 1_000 } as const;

/** Columns of a file of jobs. Only the title is needed; the order and capitals are free. */
export const jobColumns = [
  'Title',
  'Description',
  'Type',
  'Location',
  'ZIP',
  'Remote',
  'Closes on',
  'Salary from',
  'Salary to',
  'Required skills',
  'Preferred skills',
  'Credentials',
  'Clearance',
] as const;

const sampleJobs: readonly (readonly string[])[] = [
  [
    'Crane mechanic',
    'Keep the cranes of the yard running.\nShift work, with paid training.',
    'Full-time',
    'Norfolk, VA',
    '23510',
    'No',
    '2030-06-30',
    '62000',
    '74000',
    'Hydraulics; Rigging',
    'Welding',
    'Driver license',
    '',
  ],
  [
    'Network engineer',
    'Run our networks, from wherever you live.',
    'Contract',
    '',
    '',
    'Yes',
    '',
    '$95,000',
    '$120,000',
    'Routing; Linux',
    '',
    'Security+',
    'Secret',
  ],
];

/** A file to start from, with two jobs. */
export const sampleJobsCsv = csvText(jobColumns, sampleJobs);
