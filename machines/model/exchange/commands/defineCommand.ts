import type * as z from 'zod/mini';
import type { OrganizationKind } from '../../../organizations/model/kinds.ts';
import { mayList, type ListingKind } from '../../../organizations/model/listingKinds.ts';
import type { MemberAbility } from '../../../organizations/model/roles.ts';
import type { FactBody } from '../../world/facts.ts';

/** Who sends a command: people for themselves; staff with `as`, if they can do this for the organization; or either. */
export interface CommandSenders {
  person?: true;
  staff?: MemberAbility;
  /** What the organization of the staff must be able to offer. */
  offering?: ListingKind;
}

const day = 86_400;
/** How often something can be asked for: `burst` at once, refilled evenly over `perSeconds`. */
export const commandRates = {
  /** All that one person asks for. */
  commands: { burst: 600, perSeconds: 600, per: 'person' },
  /** All that the staff of one organization ask for. */
  commandsOrganization: { burst: 1_000, perSeconds: 1_000, per: 'organization' },
  contactRequests: { burst: 20, perSeconds: day, per: 'person' },
  contactRequestsOrganization: { burst: 50, perSeconds: day, per: 'organization' },
  eventMessagesOrganization: { burst: 20, perSeconds: day, per: 'organization' },
  mentorRequests: { burst: 20, perSeconds: day, per: 'person' },
  reports: { burst: 20, perSeconds: day, per: 'person' },
} as const satisfies Record<string, { burst: number; perSeconds: number; per: 'person' | 'organization' }>;
export type CommandRate = keyof typeof commandRates;

/** Why a command can be refused, as the API page says it. Each command names its own; the last ones are everyone's. */
export const commandProblems = {
  listing_closed: 'it is no longer offered',
  listing_full: 'all spots are taken, so the listing takes no more applications',
  too_many_guests: 'you can bring fewer people, or there are fewer seats in all',
  too_many_events: 'as many of your events are ahead as there can be',
  no_seat: 'this person has no seat there',
  listing_status: 'its status does not allow it',
  already_applied: 'with the `state` of your application',
  application_changed: 'with its `state`, and `changedBy`: not possible from there',
  application_assigned: 'with a `state` that says who it is with: it’s no longer with `fromId`',
  no_spot_left: 'all spots are taken, so no one else can be accepted',
  thread_blocked: 'the person blocks the conversation',
  organization_suspended: 'no one there can read a message for now',
  contact_requested: 'your organization has asked this person already',
  case_exists: 'with a `state` that says which: there is a record of this person already',
  case_changed: 'with its `state`, and `changedBy`: not possible from there',
  case_closed: 'the record is closed',
  case_assigned: 'with a `state` that says who it is with: it’s no longer with `fromId`',
  slot_taken: 'the calendar does not offer this time, or no longer',
  booking_overlaps: 'the person has another booking at this time',
  booking_changed: 'with its `state`: not possible from there',
  interview_open: 'there is an interview with this person already that is not over',
  booking_too_late: 'it begins too soon to be moved',
  visit_not_for_you: 'the visit is for people whom the organization knows, or for those whom it does not',
  mentor_unavailable: 'they take no more people, or none who asks them',
  mentor_full: 'you have as many people as you offered to take',
  mentoring_changed: 'not possible from where it stands now',
  referral_changed: 'not possible from where it stands now',
  referral_open: 'this person is being referred there already',
  too_many_open: 'you can wait for so many answers at once',
  list_full: 'there are as many of these as there can be',
  list_too_large: 'all of these together would take up more bytes than you can have',
  not_found: 'what it is about does not exist, or is not yours',
  role_not_allowed: 'your role in the organization does not allow it',
  kind_not_allowed: 'organizations of this kind do not do this',
  status_not_allowed: 'the organization may not work',
  idempotency_key_reused: 'this `id` stood for something else',
  too_many_requests:
    'you, or your organization, asked for too much. Repeating an `id` that was carried out never counts',
} as const satisfies Record<string, string>;
export type CommandProblem = keyof typeof commandProblems;

/** What every command can be refused with, and what everything that staff ask for can. */
const always: readonly CommandProblem[] = ['not_found', 'idempotency_key_reused', 'too_many_requests'];
const ofStaff: readonly CommandProblem[] = ['role_not_allowed', 'status_not_allowed'];

/**
 * The declaration of a command: something that a person or the staff of an organization ask for, and that is carried out
 * once or refused. Its name is its type. Input checks, access, rates, what is read of the person's world, and the API page
 * follow from it. The server says what it does (`server/exchange`); for what belongs to one person alone, or to a case,
 * a rule beside the declaration does, which browser, demo and server share.
 */
export interface CommandContract {
  /** What it does, as the API page says it. */
  summary: string;
  /** All that it carries, and how long its texts are. Commands are told apart by their type, never by what they carry. */
  payload: z.ZodMiniType<object>;
  from: CommandSenders;
  /** What happens to the person whom it concerns. What the rules of that need of their world is read for it. */
  fact?: FactBody['type'];
  /** Id of the application or record that this is about, so that no other is read. */
  item?: (payload: never) => string;
  /** Rates besides those of all commands: of all that are `asked`, or only of those that were carried out. */
  rates?: { asked?: readonly CommandRate[]; made?: readonly CommandRate[] };
  /** The most within a day, and of what. */
  daily?: { most: number; of: string };
  /** Refusals of its own. */
  problems?: readonly CommandProblem[];
}

/** Declares a command. What it needs besides, such as a rule, comes with it. */
export const defineCommand = <
  Payload extends CommandContract['payload'],
  const Rest extends Omit<CommandContract, 'payload' | 'item'>,
>(
  contract: Rest & { payload: Payload; item?: (payload: z.output<Payload>) => string },
) => contract;

/** Whether this is something that organizations of a kind do. */
export const isForKind = ({ from: { offering } }: CommandContract, kind: OrganizationKind): boolean =>
  offering === undefined || mayList(kind, offering);

/** All that a command can be refused with. */
export const problemsOf = ({ from, problems = [] }: CommandContract): readonly CommandProblem[] => [
  ...problems,
  ...always,
  ...(from.staff ? ofStaff : []),
  ...(from.offering ? (['kind_not_allowed'] as const) : []),
];

/** Names of all rates that count for a command. */
export const ratesOf = ({ from, rates = {} }: CommandContract): readonly CommandRate[] => [
  'commands',
  ...(from.staff ? (['commandsOrganization'] as const) : []),
  ...(rates.asked ?? []),
  ...(rates.made ?? []),
];
