import type {
  InterviewFormat,
  InterviewStatus,
  InterviewOutcome,
  Interview,
} from '@vetsync/machines/model/world';
import type { ApplicationBrief } from '@vetsync/machines/messages/model';
import {
  interviewToday,
  defaultInterviewLocation,
  interviewTimeZone,
} from '@vetsync/machines/interviews/model';
import { workdayFrom, addDays } from '@vetsync/machines/model/time';

interface Sample {
  /** Days from today; a weekend is moved to its Monday. */
  inDays: number;
  time: string;
  durationMinutes: number;
  format: InterviewFormat;
  notes: string;
  status: InterviewStatus;
  outcome: InterviewOutcome | null;
}

const arranged = { status: 'scheduled', outcome: null } as const;

const samples: readonly Sample[] = [
  {
    inDays: 1,
    time: '09:00',
    durationMinutes: 45,
    format: 'video',
    notes: 'Ask about leading night shifts.',
    ...arranged,
  },
  { inDays: 1, time: '10:30', durationMinutes: 30, format: 'phone', notes: '', ...arranged },
  {
    inDays: 2,
    time: '14:00',
    durationMinutes: 60,
    format: 'onSite',
    notes: 'Show the workshop. Two engineers join.',
    ...arranged,
  },
  { inDays: 3, time: '11:00', durationMinutes: 45, format: 'video', notes: '', ...arranged },
  {
    inDays: 5,
    time: '13:30',
    durationMinutes: 45,
    format: 'video',
    notes: 'Second talk, about the start date.',
    ...arranged,
  },
  { inDays: 8, time: '09:30', durationMinutes: 30, format: 'phone', notes: '', ...arranged },
  { inDays: 10, time: '15:00', durationMinutes: 60, format: 'onSite', notes: '', ...arranged },
  {
    inDays: 15,
    time: '10:00',
    durationMinutes: 45,
    format: 'video',
    notes: 'Clearance is being renewed.',
    ...arranged,
  },
  {
    inDays: -4,
    time: '10:00',
    durationMinutes: 45,
    format: 'video',
    notes: 'Clear and calm. Knows inventory systems well.',
    status: 'done',
    outcome: 'forward',
  },
  {
    inDays: -6,
    time: '14:30',
    durationMinutes: 30,
    format: 'phone',
    notes: '',
    status: 'scheduled',
    outcome: null,
  },
  {
    inDays: -9,
    time: '11:00',
    durationMinutes: 60,
    format: 'onSite',
    notes: 'Would like to stay in Houston.',
    status: 'done',
    outcome: 'undecided',
  },
  {
    inDays: -11,
    time: '09:00',
    durationMinutes: 30,
    format: 'phone',
    notes: '',
    status: 'cancelled',
    outcome: null,
  },
];

/** The recruiter's sample interviews at `now`, each with one of these applicants. */
export function sampleInterviews(
  briefs: readonly ApplicationBrief[],
  organization: string,
  now: number,
): Interview[] {
  const today = interviewToday(now);
  return samples.flatMap(({ inDays, ...sample }, index) => {
    const brief = briefs[index];
    if (!brief) return [];
    const id = `sample-interview-${index + 1}`;
    return [
      {
        ...sample,
        id,
        desk: 'recruiter' as const,
        organization,
        applicationId: brief.id,
        personId: brief.personId,
        personName: brief.personName,
        subject: brief.subject,
        date: workdayFrom(addDays(today, inDays)),
        where: defaultInterviewLocation('recruiter', sample.format, id),
        timeZone: interviewTimeZone,
      },
    ];
  });
}
