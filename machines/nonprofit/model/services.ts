import type { Participant } from './participants.ts';

/** Status labels of a request for support, among those of feature spec, section 4. */
export const requestStatuses = ['Waiting', 'Under Review', 'Processing', 'Scheduled', 'In Progress'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** A service that a participant has asked for and that is not done yet. */
export interface SupportRequest {
  id: string;
  participantId: string;
  participant: string;
  service: string;
  program: string;
  status: RequestStatus;
  /** ISO 8601 in UTC. */
  requestedAt: string;
  /** Case manager who looks after it. */
  caseManager: string;
}

const hourMs = 3_600_000;
const caseManagers = ['Teodora Finch', 'Walter Amadi', 'Priscilla Nye', 'Hollis Grant'] as const;
/** One participant in so many has an open request among the samples. */
const openEvery = 7;

const managerOf = (at: number) => caseManagers[at % caseManagers.length] ?? caseManagers[0];

/** Open requests: of whoever was just approved everything they asked for, of the others one in a while. */
export function supportRequests(participants: readonly Participant[], now: number): SupportRequest[] {
  return participants.flatMap((one, at): SupportRequest[] => {
    const common = {
      participantId: one.id,
      participant: one.name,
      program: one.program,
      caseManager: managerOf(at),
    };
    if (one.approval)
      return one.services.map((service, index) => ({
        ...common,
        id: `${one.id}-${index + 1}`,
        service,
        status: 'Processing',
        requestedAt: one.joinDate,
      }));
    const number = Number(one.id.split('-')[1]);
    const service = one.services[number % one.services.length];
    if (number % openEvery !== 0 || one.status === 'Graduated' || !service) return [];
    return [
      {
        ...common,
        id: `request-${number}`,
        service,
        caseManager: managerOf(number),
        status: requestStatuses[(number / openEvery) % requestStatuses.length] ?? 'Waiting',
        requestedAt: new Date(now - (3 + ((number * 23) % 380)) * hourMs).toISOString(),
      },
    ];
  });
}

/** What the organization can give, and how much of it is left this month. */
export interface SupportResource {
  id: string;
  name: string;
  /** What it is for, in one line. */
  about: string;
  /** How to come by it. */
  how: string;
  /** Units of this month: how many are given, of how many. */
  given: number;
  of: number;
  unit: string;
  phone: string;
}

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
