import type { jobColumns } from '@vetsync/machines/organizations/model';

type Column = (typeof jobColumns)[number];

export const jobImportWords = {
  back: 'All listings',
  title: 'Import jobs from a file',
  text: 'Each line of the file becomes a draft, which you check and publish. If a line is broken, nothing is added.',
  loading: 'Loading…',
  failed: { title: 'The import could not be loaded', retry: 'Try again' },
  closed: {
    title: 'You cannot import jobs here',
    text: 'Only owners and managers of an employer import jobs, and only while it is not suspended.',
    list: 'All listings',
  },
  sample: {
    title: 'How the file looks',
    text: 'A CSV file, as spreadsheets save it. The first line names the columns; only Title is needed. Separate skills with a semicolon.',
    save: 'Download a sample file',
    columns: 'Columns',
    atMost: (jobs: string) => `At most ${jobs} jobs`,
  },
  file: 'File',
  kind: 'CSV',
  tooLarge: 'This file is too large',
  submit: 'Import jobs',
  submitting: 'Importing…',
  sendFailed: 'Nothing was imported',
  unknown: 'It is not certain whether the jobs arrived. Look at your drafts before you send the file again.',
  report: {
    title: 'Lines to correct',
    line: (line: number) => `Line ${line}`,
    columns: {
      title: 'Title',
      description: 'Description',
      type: 'Type',
      location: 'Location',
      zip: 'ZIP',
      remote: 'Remote',
      closesOn: 'Closes on',
      salaryFrom: 'Salary from',
      salaryTo: 'Salary to',
      requiredSkills: 'Required skills',
      preferredSkills: 'Preferred skills',
      credentials: 'Credentials',
      clearance: 'Clearance',
    } satisfies Record<string, Column>,
    next: 'Correct these lines in your file, then choose it again.',
  },
  done: {
    title: (jobs: string) => `${jobs} drafts added`,
    one: '1 draft added',
    text: 'Nobody else sees them before you publish them.',
    drafts: 'Look at the drafts',
    again: 'Import another file',
  },
} as const;
