import { csvText } from '@vetsync/machines/model/text';

/** Only the title is needed; the order and capitals are free. */
const columns = [
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

const jobs: readonly (readonly string[])[] = [
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
export const exampleJobsFile = csvText(columns, jobs);
