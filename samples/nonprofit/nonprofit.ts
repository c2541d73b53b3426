import { sampleApplicants } from '../reviews/index.ts';
import type { NonprofitRecords, SupportResource, NonprofitProgram } from '@vetsync/machines/nonprofit/model';
import { nonprofitPrograms } from './programs.ts';
import { sampleQueue } from './queue.ts';
import { openedCase } from '@vetsync/machines/model/exchange';
import type { CaseRow } from '@vetsync/machines/model/exchange';
import type { ServiceStatus } from '@vetsync/machines/model/world';
import { sampleName, sampleService } from '../portal/index.ts';

const dayMs = 86_400_000;

const hourMs = 3_600_000;

type Status = 'active' | 'at_risk' | 'graduated';

/** One in nine is at risk, one in eight has graduated and is accompanied for a year more. */
function statusAt(at: number): Status {
  if (at % 9 === 4) return 'at_risk';
  return at % 8 === 1 ? 'graduated' : 'active';
}

const progressAt: Readonly<Record<Status, (at: number) => number>> = {
  active: (at) => 15 + 5 * ((at * 7) % 16),
  at_risk: (at) => 10 + 5 * (at % 7),
  graduated: () => 100,
};

/** Names of the hospital's patients come first in the list of names. */
const firstNameIndex = 1_300;

/** Who works with the participants. */
export const sampleCaseManagers = [
  { id: 'manager-1', name: 'Teodora Finch' },
  { id: 'manager-2', name: 'Walter Amadi' },
  { id: 'manager-3', name: 'Priscilla Nye' },
  { id: 'manager-4', name: 'Hollis Grant' },
] as const;

/** One participant in so many waits for a service. The others have got theirs. */
const openEvery = 7;
const openStatuses: readonly ServiceStatus[] = [
  'waiting',
  'under_review',
  'processing',
  'scheduled',
  'in_progress',
];

function serviceAt(number: number, index: number, count: number, now: number) {
  const isOpen = number % openEvery === 0 && index === number % count;
  const open = openStatuses[(number / openEvery) % openStatuses.length]!;
  const requestedAt = new Date(now - (3 + ((number * 23) % 380)) * hourMs).toISOString();
  return { status: isOpen ? open : ('done' as const), requestedAt };
}

function participantAt({ id, name, services }: NonprofitProgram, at: number, now: number): CaseRow {
  const number = at + 1;
  const status = statusAt(at);
  const progress = progressAt[status](at);
  const isOver = status === 'graduated';
  const needs = services.filter((_, index) => (at + index) % 2 === 0 || index === at % services.length);
  const joinedDays = isOver ? 200 + ((at * 13) % 160) : 10 + Math.round(progress * 1.6) + (at % 20);
  const quietHours = status === 'at_risk' ? 240 + ((at * 17) % 300) : 2 + ((at * 29) % 140);
  const lastContactAt = new Date(now - quietHours * hourMs).toISOString();
  const one = openedCase({
    ...sampleService(at + 4),
    id: `participant-${number}`,
    kind: 'participant',
    personName: sampleName(firstNameIndex + at),
    title: name,
    listingId: id,
    applicationId: null,
    openedAt: new Date(now - joinedDays * dayMs).toISOString(),
    image: '',
    needs,
  });
  return {
    ...one,
    status,
    outcome: isOver ? 'completed' : null,
    progress,
    goals: one.goals.map(({ text }) => ({ text, done: isOver })),
    services: one.services.map((service, index) => ({
      ...service,
      ...serviceAt(number, index, one.services.length, now),
    })),
    lastContactAt,
    owner: sampleCaseManagers[number % sampleCaseManagers.length]!,
    closedAt: isOver ? lastContactAt : null,
    updatedAt: lastContactAt,
  };
}

/** The 342 participants (feature spec, section 2) at `now` (epoch milliseconds). */
export const sampleParticipants = (
  now: number,
  programs: readonly NonprofitProgram[] = nonprofitPrograms,
): CaseRow[] =>
  programs
    .flatMap((program) => Array.from({ length: program.participants }, () => program))
    .map((program, index) => participantAt(program, index, now));

export const sampleResources: readonly SupportResource[] = [
  {
    id: 'deposit-fund',
    name: 'Deposit fund',
    about: 'Deposits and first rents, up to $3,500 a household.',
    how: 'The case manager asks for it; paid to the landlord within two working days.',
    given: 11,
    of: 16,
    unit: 'grants',
    phone: '210-555-0131',
  },
  {
    id: 'bridge-rooms',
    name: 'Bridge rooms',
    about: 'Furnished rooms for up to 30 nights, families first.',
    how: 'Call before 6:00 PM for the same night.',
    given: 13,
    of: 14,
    unit: 'rooms',
    phone: '210-555-0144',
  },
  {
    id: 'ride-pool',
    name: 'Ride pool',
    about: 'Rides to interviews, court and the doctor.',
    how: 'Book a day ahead; volunteers drive from 7:00 AM to 7:00 PM.',
    given: 58,
    of: 90,
    unit: 'rides',
    phone: '210-555-0156',
  },
  {
    id: 'child-care-hours',
    name: 'Child care hours',
    about: 'Hours with a licensed neighbor day care.',
    how: 'For participants of Family Support; ask the case manager.',
    given: 212,
    of: 260,
    unit: 'hours',
    phone: '210-555-0162',
  },
  {
    id: 'interview-closet',
    name: 'Interview closet',
    about: 'Clothes and shoes for an interview, to keep.',
    how: 'Open Tuesdays and Fridays from noon to 5:00 PM.',
    given: 24,
    of: 40,
    unit: 'outfits',
    phone: '210-555-0178',
  },
  {
    id: 'legal-hour',
    name: 'Legal hour',
    about: 'Half an hour with a volunteer attorney: leases, debts, family.',
    how: 'Wednesdays by appointment.',
    given: 9,
    of: 12,
    unit: 'appointments',
    phone: '210-555-0183',
  },
];

/** People who found work or a place at a school, and households placed in a home, month by month over two years, the oldest first. */
export const nonprofitMonths = {
  transitions: [6, 7, 7, 9, 8, 8, 9, 10, 9, 10, 9, 10, 9, 11, 12, 14, 13, 10, 15, 14, 12, 16, 15, 15],
  placements: [2, 3, 3, 3, 4, 3, 4, 3, 4, 4, 5, 4, 4, 5, 4, 6, 7, 5, 6, 5, 6, 7, 6, 6],
} as const;

/** The Veterans Foundation at `now` (epoch milliseconds). */
export const sampleNonprofit = (now: number): NonprofitRecords => ({
  applicants: sampleApplicants,
  programs: nonprofitPrograms,
  queue: sampleQueue(now),
  participants: sampleParticipants(now),
  colleagues: sampleCaseManagers,
  resources: sampleResources,
  monthlyCounts: nonprofitMonths,
});
