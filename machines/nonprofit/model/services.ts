import type { Phrase } from '../../kit/phrase.ts';
import { nonprofitPhrase } from './phrases.ts';
import type { Participant } from './participants.ts';

/** Status labels of a request for support, among those of feature spec, section 4. */
export const requestStatuses = ['Waiting', 'Under Review', 'Processing', 'Scheduled', 'In Progress'] as const;
export type RequestStatus = (typeof requestStatuses)[number];
export const requestStatusNames: Readonly<Record<RequestStatus, Phrase>> = {
  Waiting: nonprofitPhrase('waiting'),
  'Under Review': nonprofitPhrase('underReview'),
  Processing: nonprofitPhrase('processing'),
  Scheduled: nonprofitPhrase('scheduled'),
  'In Progress': nonprofitPhrase('inProgress'),
};

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
