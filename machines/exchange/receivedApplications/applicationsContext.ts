import type { ApplicationDecision } from '../../model/exchange/decideApplication.ts';
import type { WholeApplication } from '../../model/exchange/answers.ts';
import { decisionNotesMax } from '../../model/world/outcomes.ts';
import { roleAllows, statusAllows } from '../../organizations/model/index.ts';
import type { MemberRole, Organization } from '../../organizations/model/index.ts';
import type { Problem, Reader } from '../../system/model/index.ts';
import type { ApplicationFilters, ApplicationsRoute } from '../model/index.ts';
import type { ApplicationList } from './applicationList.ts';

/** An organization, and the role in it of who looks at its applications. */
export interface Desk {
  organization: Organization;
  role: MemberRole;
}

/** What is being written about an application. */
export interface DecisionDraft {
  decision: ApplicationDecision | null;
  /** For the applicant. */
  message: string;
  /** For colleagues. */
  notes: string;
}
export const noDraft: DecisionDraft = { decision: null, message: '', notes: '' };

/** A command about the open application, as it is sent. `as` is the id of the organization. */
export type DecisionCommand = { id: string; as: string } & (
  | {
      type: 'application.decide';
      expectedVersion: number;
      payload: { applicationId: string; decision: ApplicationDecision; message?: string; notes?: string };
    }
  | { type: 'decision.undo'; payload: { decisionId: string } }
);

export interface ApplicationPageRequest {
  organizationId: string;
  filters: ApplicationFilters;
  cursor: string | null;
}

export interface ReceivedApplicationsInput {
  slug: string;
  /** Id of who is signed in. */
  self: string;
  /** From the URL. */
  route?: ApplicationsRoute;
  /** Draws a UUID. */
  newId: () => string;
  reader: Pick<Reader, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface ReceivedApplicationsContext extends Pick<
  ReceivedApplicationsInput,
  'slug' | 'self' | 'newId' | 'now'
> {
  /** Null until it is loaded. */
  desk: Desk | null;
  filters: ApplicationFilters;
  list: ApplicationList;
  /** Where the feed goes on; null before it was followed. */
  position: string | null;
  breaks: number;
  scrolledAway: boolean;
  /** Id of the open application, or null. */
  openId: string | null;
  lastId: string | null;
  opened: WholeApplication | null;
  /** What is written about each application, until it is decided. */
  drafts: Readonly<Record<string, DecisionDraft>>;
  /** What is sent to the server, or was last. */
  command: DecisionCommand | null;
  /** Who was faster, as the refusal says it. */
  changedBy: string | null;
  problem: Problem;
  detailProblem: Problem;
  decisionProblem: Problem;
  reader: Reader;
}

type Context = ReceivedApplicationsContext;

export const mayDecide = ({ desk }: Pick<Context, 'desk'>) =>
  desk !== null && roleAllows(desk.role, 'review') && statusAllows(desk.organization.status, 'review');
export const draftOf = ({ drafts, openId }: Pick<Context, 'drafts' | 'openId'>): DecisionDraft =>
  drafts[openId ?? ''] ?? noDraft;
export const isTooLong = ({ message, notes }: DecisionDraft) =>
  [message, notes].some((text) => text.trim().length > decisionNotesMax);
