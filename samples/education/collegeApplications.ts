import { deadlinePhrase, schoolTimeZone } from '@vetsync/machines/education/model';
import type { Deadline } from '@vetsync/machines/education/model';
import { giBillRemainingDefault, type CollegeApplication } from '@vetsync/machines/model/world';
import { dayIn, addDays } from '@vetsync/machines/model/time';

const dayMs = 86_400_000;

const samples = [
  {
    id: 'GUL4X7QB',
    university: 'Gulfside University',
    program: 'Bachelor of Business Administration in Logistics',
    status: 'under_review',
    daysAgo: 2,
    matchScore: 91,
  },
  {
    id: 'PEC9K2MD',
    university: 'Pecan Valley University',
    program: 'Bachelor of Science in Operations Management',
    status: 'accepted',
    daysAgo: 34,
    matchScore: 96,
  },
  {
    id: 'STA6R8WH',
    university: 'State University',
    program: 'Master of Science in Supply Chain Management',
    status: 'interview_scheduled',
    daysAgo: 21,
    matchScore: 94,
  },
  {
    id: 'RIV5T3NC',
    university: 'Riverbend Community College',
    program: 'Associate of Arts in Business',
    status: 'under_review',
    daysAgo: 9,
    matchScore: 78,
  },
] as const;

/** Three in progress and one decided (feature spec, section 2, "College page"), as the veteran submitted them. */
export const sampleCollegeApplications = (now: number, veteranId: string): CollegeApplication[] =>
  samples.map(({ daysAgo, ...sample }) => ({
    ...sample,
    veteranId,
    veteranName: '',
    veteranImage: '',
    veteranBranch: '',
    veteranRank: '',
    giBillRemaining: giBillRemainingDefault,
    submitDate: new Date(now - daysAgo * dayMs).toISOString(),
  }));

const due = [
  ['pecan-valley', 'Pecan Valley University', 'Operations Management', 'accept', 6, 'high'],
  ['state', 'State University', 'Supply Chain Management', 'transcripts', 13, 'high'],
  ['gulfside', 'Gulfside University', 'Logistics', 'housing', 31, 'medium'],
  ['elm-fork', 'Elm Fork University', 'Master of Business Administration', 'application', 62, 'low'],
] as const;

/** Deadlines of the demo at `now` (epoch milliseconds), soonest first. */
export function sampleDeadlines(now: number): Deadline[] {
  const today = dayIn(schoolTimeZone, now);
  return due.map(([id, school, program, what, daysLeft, priority]) => ({
    id,
    school,
    program,
    what: deadlinePhrase(what),
    date: addDays(today, daysLeft),
    daysLeft,
    priority,
  }));
}
