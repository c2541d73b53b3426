import type { FeedEvent, RecentRows } from '@vetsync/machines/system/model';
import { lead } from './leadsAdmin.ts';

export const idOf = (at: number) => `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`;
export const position = (at: number, era = 1) => `${era}-${at}-${idOf(at)}`;
export const numberOf = (text: string) => Number(text.split('-')[1]);
export const feedRow = (at: number) =>
  ({ type: 'feed.row', position: position(at), row: lead(idOf(at)) }) as const satisfies FeedEvent;
export const opened = (at: number | null): FeedEvent => ({
  type: 'feed.opened',
  position: at === null ? null : position(at),
});
export const recentOf = (since: number, ...rows: number[]): RecentRows => ({
  since: position(since),
  rows: rows.map(feedRow),
});
