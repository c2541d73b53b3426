import * as z from 'zod/mini';
import { caseKinds } from '../cases/caseStatuses.ts';
import { applicationStatuses, newsSteps } from './decideApplication.ts';
import type { Stage } from './stages.ts';

/** A figure of a period, and that of the period before. */
const comparedSchema = z.object({ now: z.number(), before: z.number() });
export type Compared = z.output<typeof comparedSchema>;

const listed = { id: z.string(), title: z.string() };
const applied = { applicantName: z.string(), listingTitle: z.string() };

const booked = { id: z.string(), personName: z.string(), title: z.string(), at: z.string() };

/** What the staff of an organization does first today, and its figures. Times are ISO 8601 in UTC. */
export const organizationOverviewSchema = z.object({
  /** Applications on which nobody has decided. Those that wait longest come first. */
  waiting: z.object({
    count: z.int(),
    first: z.array(
      z.object({
        id: z.string(),
        applicantName: z.string(),
        listingTitle: z.string(),
        submittedAt: z.string(),
      }),
    ),
  }),
  /** Conversations with something that nobody has read, up to `overviewCountMax`. */
  unread: z.object({
    count: z.int(),
    first: z.array(z.object({ threadId: z.string(), name: z.string(), at: z.string() })),
  }),
  /** Contact requests that were accepted, and to which nobody has written since. The newest come first. */
  accepted: z.array(z.object({ threadId: z.string(), name: z.string(), at: z.string() })),
  /** Published listings that end soon, up to `overviewCountMax`. */
  closing: z.object({
    count: z.int(),
    first: z.array(z.object({ ...listed, endsAt: z.string() })),
  }),
  /** Listings that nobody else can see yet, up to `overviewCountMax`. */
  drafts: z.object({
    count: z.int(),
    first: z.array(z.object({ ...listed, createdAt: z.string() })),
  }),
  /** Cases with a next step today (in UTC) or before, up to `overviewCountMax`. Those that wait longest come first. */
  due: z.optional(
    z.object({
      count: z.int(),
      first: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(caseKinds),
          personName: z.string(),
          title: z.string(),
          nextStep: z.string(),
          nextOn: z.string(),
        }),
      ),
    }),
  ),
  /** Up to `overviewCountMax`. `requests`: since when each waits for an answer. `coming`: when each begins, soonest first. */
  bookings: z.object({
    requests: z.object({ count: z.int(), first: z.array(z.object(booked)) }),
    coming: z.object({
      count: z.int(),
      first: z.array(z.object({ ...booked, endsAt: z.string(), timeZone: z.string() })),
    }),
  }),
  /** Of a hospital: who is in care now, how many of them come first, and with how many no colleague works yet. */
  care: z.optional(z.object({ people: z.int(), high: z.int(), unassigned: z.int(), mentalHealth: z.int() })),
  /** The last applications, newest first. */
  recent: z.array(
    z.object({ ...applied, id: z.string(), status: z.enum(applicationStatuses), submittedAt: z.string() }),
  ),
  /** The listings with the most applications ever. */
  popular: z.array(z.object({ ...listed, received: z.int(), taken: z.int() })),
  /** The last steps of applications, newest first. */
  activities: z.array(
    z.object({
      ...applied,
      id: z.string(),
      applicationId: z.string(),
      step: z.enum(newsSteps),
      /** Where the application stood after it. */
      status: z.enum(applicationStatuses),
      at: z.string(),
    }),
  ),
  /** Applications that were ever received. */
  total: z.int(),
  /** Of the last `overviewDays` days. */
  received: comparedSchema,
  /** First decisions. */
  decided: comparedSchema,
  /** From an application to its first decision, altogether. */
  waitedMinutes: comparedSchema,
  taken: comparedSchema,
});
export type OrganizationOverview = z.output<typeof organizationOverviewSchema>;

export const reportWeeks = [4, 12, 26, 52] as const;
export type ReportWeeks = (typeof reportWeeks)[number];
export const defaultReportWeeks: ReportWeeks = 12;
/** Listings that a report names. */
export const reportListingsMax = 8;

/** Figures of an organization's applications. Days are in UTC; a week has the seven days up to the same weekday as today. */
export const organizationReportSchema = z.object({
  weeks: z.int(),
  /** Applications that were ever received. */
  total: z.int(),
  /** Where all of them stand now, without statuses that none has. */
  statuses: z.array(z.object({ status: z.enum(applicationStatuses), count: z.int() })),
  /** The listings with the most applications ever. */
  listings: z.array(z.object({ ...listed, received: z.int(), taken: z.int() })),
  /** Applications received by week, oldest first, and in the same week of the period before. */
  byWeek: z.array(z.extend(comparedSchema, { from: z.string() })),
  /** Of those received in the period: how many came at least this far. */
  stages: z.array(
    z.extend(comparedSchema, { stage: z.custom<Stage>((value) => [0, 1, 2, 3].includes(value as number)) }),
  ),
  /** First decisions in the period. */
  decided: comparedSchema,
  /** From an application to its first decision, altogether. */
  waitedMinutes: comparedSchema,
});
export type OrganizationReport = z.output<typeof organizationReportSchema>;
