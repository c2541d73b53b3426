import type { OrganizationOverview, OrganizationReport } from '@vetsync/machines/model/exchange';
import { seenAt } from '../../support/leads.ts';
import { receivedRows } from './samples.ts';

/** What waits in an invented shipyard, and its figures. */

const hour = 3_600_000;
const day = 24 * hour;
const before = (ms: number) => new Date(seenAt - ms).toISOString();

const waiting = receivedRows
  .filter(({ status }) => status === 'submitted')
  .toReversed()
  .map(({ id, applicantName, listingTitle, submittedAt }) => ({
    id,
    applicantName,
    listingTitle,
    submittedAt,
  }));

/** As the server sends it. */
export const shipyardOverview: OrganizationOverview = {
  waiting: { count: 14, first: waiting },
  unread: {
    count: 2,
    first: [
      { threadId: 'thread-1', name: 'Priya Raman', at: before(26 * hour) },
      { threadId: 'thread-0', name: 'Tom Halvorsen', at: before(3 * hour) },
    ],
  },
  due: {
    count: 1,
    first: [
      {
        id: 'case-1',
        kind: 'hire',
        personName: 'Luis Ortega',
        title: 'Crane operator',
        nextStep: 'Send the start date',
        nextOn: before(30 * hour).slice(0, 10),
      },
    ],
  },
  bookings: { requests: { count: 0, first: [] }, coming: { count: 0, first: [] } },
  accepted: [{ threadId: 'thread-2', name: 'Ruth Alvarado', at: before(5 * hour) }],
  closing: {
    count: 1,
    first: [{ id: 'listing-1', title: 'Crane operator', endsAt: before(-3 * day - hour) }],
  },
  drafts: {
    count: 3,
    first: [{ id: 'listing-2', title: 'Pipefitter, second shift', createdAt: before(6 * day) }],
  },
  recent: receivedRows.slice(0, 3).map(({ id, applicantName, listingTitle, status, submittedAt }) => ({
    id,
    applicantName,
    listingTitle,
    status,
    submittedAt,
  })),
  popular: [
    { id: 'listing-3', title: 'Welder, first shift', received: 88, taken: 19 },
    { id: 'listing-1', title: 'Crane operator', received: 61, taken: 12 },
  ],
  activities: [
    ['submitted', 'submitted', 'Sam Nguyen'],
    ['decided', 'interview', 'Priya Raman'],
    ['undone', 'submitted', 'Priya Raman'],
    ['withdrawn', 'withdrawn', 'Tom Halvorsen'],
  ].map(([step, status, applicantName], index) => ({
    id: `step-${index}`,
    applicationId: `application-${index}`,
    applicantName: applicantName!,
    listingTitle: 'Crane operator',
    step: step as OrganizationOverview['activities'][number]['step'],
    status: status as OrganizationOverview['activities'][number]['status'],
    at: before((index + 1) * 2 * hour),
  })),
  total: 212,
  received: { now: 41, before: 35 },
  decided: { now: 29, before: 31 },
  waitedMinutes: { now: 29 * 60 * 60, before: 31 * 96 * 60 },
  taken: { now: 3, before: 4 },
};

const nothing = { count: 0, first: [] };
const none = { now: 0, before: 0 };
/** A new organization. */
export const emptyOverview: OrganizationOverview = {
  waiting: nothing,
  unread: nothing,
  bookings: { requests: nothing, coming: nothing },
  accepted: [],
  closing: nothing,
  drafts: nothing,
  recent: [],
  popular: [],
  activities: [],
  total: 0,
  received: none,
  decided: none,
  waitedMinutes: none,
  taken: none,
};

const weekly = [6, 9, 8, 12, 7, 10, 9, 13, 11, 8, 12, 10];
const weeklyBefore = [4, 5, 9, 7, 8, 6, 10, 9, 7, 9, 8, 11];
export const shipyardReport: OrganizationReport = {
  weeks: 12,
  total: 212,
  statuses: [
    { status: 'rejected', count: 96 },
    { status: 'hired', count: 41 },
    { status: 'interview', count: 38 },
    { status: 'submitted', count: 14 },
    { status: 'withdrawn', count: 13 },
    { status: 'offered', count: 10 },
  ],
  listings: [
    { id: 'listing-3', title: 'Welder, first shift', received: 88, taken: 19 },
    { id: 'listing-1', title: 'Crane operator', received: 61, taken: 12 },
    { id: 'listing-4', title: 'Logistics coordinator', received: 40, taken: 9 },
    { id: 'listing-5', title: 'Electrician for ship systems and shore power', received: 23, taken: 1 },
  ],
  byWeek: weekly.map((now, index) => ({
    from: new Date(seenAt - (7 * (weekly.length - 1 - index) + 6) * day).toISOString().slice(0, 10),
    now,
    before: weeklyBefore[index] ?? 0,
  })),
  stages: [
    { stage: 0, now: 115, before: 93 },
    { stage: 1, now: 46, before: 40 },
    { stage: 2, now: 19, before: 17 },
    { stage: 3, now: 14, before: 13 },
  ],
  decided: { now: 101, before: 95 },
  waitedMinutes: { now: 101 * 3.2 * 24 * 60, before: 95 * 4.5 * 24 * 60 },
};
