import type { Phrase } from '../../system/model/phrase.ts';
import type { DecisionChoice } from '../../model/exchange/decideApplication.ts';
import { dayIn } from '../../model/time/zoned.ts';
import type { StatusTone } from './table.ts';

/** What there is to do. Each kind has its own words, and its own page where it is done. */
export const workKinds = [
  'interview',
  'visit',
  'visitRequest',
  'decision',
  'message',
  'patient',
  'participant',
  'caseDue',
  'contact',
  'closing',
  'draft',
] as const;
export type WorkKind = (typeof workKinds)[number];

/** A thing to do for one person, or about one listing. */
export interface WorkItem {
  /** Unique among items of all kinds. */
  id: string;
  kind: WorkKind;
  name: string;
  /** Id of the person's mark, or empty. */
  image: string;
  /** What it is about: a job, a program, the last message. */
  subject: Phrase;
  /** Since when the person waits, when the meeting begins, or when a listing ends: an ISO 8601 instant. */
  at: string;
  /** When a meeting ends. After that, there is nothing to do. */
  endsAt?: string;
  /** A status that makes it pressing; null: how long it waits says enough. */
  status: { label: Phrase; tone: StatusTone } | null;
  href: string;
  /** Answers that can be chosen in the list. */
  choices: readonly DecisionChoice[];
}

/** An item that has only what it needs. */
export const workItem = (
  kind: WorkKind,
  { id, ...rest }: Pick<WorkItem, 'id' | 'name' | 'at' | 'href'> & Partial<WorkItem>,
): WorkItem => ({ id: `${kind}:${id}`, kind, image: '', subject: '', status: null, choices: [], ...rest });

/** What there is of one kind, most pressing first, and the page that lists it. */
export interface WorkList {
  kind: WorkKind;
  items: readonly WorkItem[];
  /** All of the kind, when `items` are only the first. */
  count?: number;
  href: string;
  /** Most items of this kind on the dashboard. */
  dashboardMax: number;
}

/** What a server knows of the work of an organization. */
export interface OpenWork {
  /** Interviews or appointments, soonest first; null if the organization has none. */
  meetings: (Omit<WorkList, 'dashboardMax'> & { timeZone: string }) | null;
  /** What waits, the most important kind first. */
  waiting: readonly WorkList[];
}

export interface TodaysWork {
  /** In the order in which to do them. */
  items: readonly WorkItem[];
  /** Number of all items by kind, without empty kinds. */
  countsByKind: readonly { kind: WorkKind; count: number; href: string }[];
}

export const noWork: OpenWork = { meetings: null, waiting: [] };

/** Most meetings of today on the dashboard. */
const meetingsMax = 2;

/**
 * What a dashboard lists first. Meetings of today have a fixed time, so they come before everything that waits. If there is none
 * today, the next meeting comes last.
 */
export function todaysWork({ meetings, waiting }: OpenWork, now: number): TodaysWork {
  const planned = (meetings?.items ?? []).filter(
    ({ endsAt }) => endsAt === undefined || Date.parse(endsAt) > now,
  );
  const dayOf = (at: number) => dayIn(meetings?.timeZone ?? 'UTC', at);
  const today = planned.filter(({ at }) => dayOf(Date.parse(at)) <= dayOf(now));
  const next = today.length === 0 ? planned.slice(0, 1) : [];
  const lists = meetings ? [{ ...meetings, items: planned }, ...waiting] : waiting;
  return {
    items: [
      ...today.slice(0, meetingsMax),
      ...waiting.flatMap(({ items, dashboardMax }) => items.slice(0, dashboardMax)),
      ...next,
    ],
    countsByKind: lists
      .map(({ kind, items, count = items.length, href }) => ({ kind, count, href }))
      .filter(({ count }) => count > 0),
  };
}

/** Those who have waited longest first. */
export const longestFirst = (a: WorkItem, b: WorkItem): number => a.at.localeCompare(b.at);
