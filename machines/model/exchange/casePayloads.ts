import * as z from 'zod/mini';
import { staffBookingSchema } from '../../bookings/model/booking.ts';
import { caseKinds, caseOutcomes, caseStatuses, serviceStatuses } from '../cases/caseStatuses.ts';
import { casePriorities } from './cases.ts';

const colleagueSchema = z.object({ id: z.string(), name: z.nullable(z.string()) });

const serviceSchema = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(serviceStatuses),
  requestedAt: z.string(),
});

/** Somebody whom an organization has taken in, in a list of the staff. Times are ISO 8601 in UTC. */
export const caseRowSchema = z.object({
  id: z.string(),
  kind: z.enum(caseKinds),
  personName: z.string(),
  rank: z.string(),
  branch: z.string(),
  /** What they were taken for, as it was named then. Empty if that was nothing that is listed. */
  title: z.string(),
  listingId: z.nullable(z.string()),
  /** The application that was taken. Null if there was none. */
  applicationId: z.nullable(z.string()),
  status: z.enum(caseStatuses),
  outcome: z.nullable(z.enum(caseOutcomes)),
  priority: z.enum(casePriorities),
  progress: z.nullable(z.int()),
  term: z.string(),
  credits: z.nullable(z.int()),
  benefitsLeft: z.nullable(z.int()),
  goals: z.array(z.object({ text: z.string(), done: z.boolean() })),
  /** In the order in which they were asked for. */
  services: z.array(serviceSchema),
  nextStep: z.string(),
  nextOn: z.nullable(z.string()),
  lastContactAt: z.nullable(z.string()),
  /** The colleague who works with the person. */
  owner: z.nullable(colleagueSchema),
  openedAt: z.string(),
  closedAt: z.nullable(z.string()),
  updatedAt: z.string(),
  /** Counts the changes, for `expectedVersion`. A contact, a note or a service doesn't count. */
  version: z.int(),
  /** What only samples have. */
  image: z.optional(z.string()),
  gpa: z.optional(z.nullable(z.number())),
  conditions: z.optional(z.array(z.string())),
});
export type CaseRow = z.output<typeof caseRowSchema>;

/** Cases and services are counted up to this. */
export const casesCountMax = 1_000;
export const caseSorts = ['newest', 'name', 'next', 'contact', 'progress'] as const;
/** By name; by the day of the next step; by who was not heard of for longest; by the least progress. */
export type CaseSort = (typeof caseSorts)[number];

/** `GET /api/organizations/{id}/cases`: filters of `CaseFilters`. */
export const casePageSchema = z.object({
  cases: z.array(caseRowSchema),
  nextCursor: z.nullable(z.string()),
  /** How many all pages have, up to `casesCountMax`. Null after the first page. */
  total: z.nullable(z.int()),
  /** How many of the kind have each status, whatever the other filters. Null after the first page. */
  statuses: z.nullable(z.array(z.object({ status: z.enum(caseStatuses), count: z.int() }))),
});
export type CasePage = z.output<typeof casePageSchema>;
/** Which cases a list has. */
export interface CaseFilters {
  kind: (typeof caseKinds)[number];
  /** Beginnings of words in the name, in what they were taken for, or in rank and branch. */
  q?: string | undefined;
  status?: (typeof caseStatuses)[number] | undefined;
  listing?: string | undefined;
  /** Id of a colleague, or `none`. */
  owner?: string | undefined;
  priority?: (typeof casePriorities)[number] | undefined;
  /** Only those with a next step on this day or before, `YYYY-MM-DD`. */
  due?: string | undefined;
  sort?: CaseSort | undefined;
}

export const caseEntryKinds = [
  'opened',
  'changed',
  'assigned',
  'contacted',
  'noted',
  'closed',
  'reopened',
  'undone',
  'serviceAdded',
  'serviceChanged',
] as const;
/** A step in the history of a case. */
export const caseEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  entry: z.enum(caseEntryKinds),
  /**
   * By field of the case: the value before, and the one after. `owner` has the colleagues or null; of a service, `service` has
   * its name twice, and `status` its statuses.
   */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
  notes: z.string(),
  /** Who did it. Null if their account no longer exists. */
  actor: z.nullable(colleagueSchema),
});
export type CaseEntry = z.output<typeof caseEntrySchema>;
/** The newest entries of a history that a whole case has. */
export const caseEntriesMax = 200;

/** `GET /api/organizations/{id}/cases/{caseId}`. The person can see that a colleague has opened it. */
export const wholeCaseSchema = z.object({
  case: caseRowSchema,
  /** Oldest first. */
  entries: z.array(caseEntrySchema),
  /** The conversation with the person; null if neither has written. */
  threadId: z.nullable(z.string()),
  /** What the person sent of their profile with their application. Null without one. */
  snapshot: z.nullable(z.record(z.string(), z.unknown())),
  /** What a patient has booked with the organization, latest first, without why they come. Null of others. */
  visits: z.nullable(z.array(staffBookingSchema)),
});
export type WholeCase = z.output<typeof wholeCaseSchema>;
/** The latest appointments that a whole case has. */
export const caseVisitsMax = 100;

/** A service in the list of all that somebody asked for or was promised. */
export const serviceRowSchema = z.extend(serviceSchema, {
  caseId: z.string(),
  personName: z.string(),
  title: z.string(),
  owner: z.nullable(colleagueSchema),
  updatedAt: z.string(),
});
export type ServiceRow = z.output<typeof serviceRowSchema>;
/** `GET /api/organizations/{id}/services`. Without a status, those that are not over yet. Oldest first. */
export const servicePageSchema = z.object({
  services: z.array(serviceRowSchema),
  nextCursor: z.nullable(z.string()),
  total: z.nullable(z.int()),
  statuses: z.nullable(z.array(z.object({ status: z.enum(serviceStatuses), count: z.int() }))),
});
export type ServicePage = z.output<typeof servicePageSchema>;
export interface ServiceFilters {
  q?: string | undefined;
  status?: (typeof serviceStatuses)[number] | undefined;
  /** Id of a colleague, or `none`. */
  owner?: string | undefined;
}

/**
 * Facts of an organization's cases. The payload of each is a `CaseFact`: the whole case as it is after it. `caseRemoved`
 * says that the decision was taken back by which it had begun; with an application that is taken again, it is opened again.
 */
export const caseFactKinds = [
  'caseOpened',
  'caseChanged',
  'caseAssigned',
  'caseContacted',
  'caseNoted',
  'caseClosed',
  'caseReopened',
  'caseRemoved',
  'serviceChanged',
] as const;
export type CaseFactKind = (typeof caseFactKinds)[number];
export const caseFactSchema = z.object({ case: caseRowSchema });
export type CaseFact = z.output<typeof caseFactSchema>;
export const isCaseFact = (kind: string): kind is CaseFactKind =>
  (caseFactKinds as readonly string[]).includes(kind);
