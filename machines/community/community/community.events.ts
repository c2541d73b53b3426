import type { PublishedListing } from '../../organizations/model/listingSearch.ts';
import type { ReportReason } from '../../model/exchange/reports.ts';
import type { CalendarEmitted } from '../../model/time/index.ts';
import type { CommunityEvent, EventFilters } from '../model/index.ts';
import type { ToastEmitted } from '../../system/model/index.ts';
import type { CommandSettled, ServerRequest } from '../../shell/accountWorld/index.ts';
import type { WorldDispatchEmitted } from '../../model/world/index.ts';
import type { MoveField } from './eventMove.ts';

type FilterChange = {
  [Name in keyof EventFilters]: { type: 'filter.change'; filter: Name; value: EventFilters[Name] };
}[keyof EventFilters];

/** Events that the events, and the page of one send. */
export type CommunityScreenEvent =
  | FilterChange
  | { type: 'filters.clear' }
  | { type: 'more.show' }
  | { type: 'more.hide' }
  /** Lists more results. */
  | { type: 'list.more' }
  | { type: 'event.open'; eventId: string }
  /** Puts a closing day into the person's own calendar. */
  | { type: 'deadline.save'; deadlineId: string }
  | { type: 'event.join'; eventId: string }
  /** Cancels the participation, or leaves the waiting list. */
  | { type: 'event.leave'; eventId: string }
  | { type: 'event.wait'; eventId: string }
  /** Cancels the reader's own event. */
  | { type: 'event.cancel'; eventId: string }
  /** Answers to a confirmation: join despite a clash, or cancel the event. */
  | { type: 'action.confirm' }
  | { type: 'confirmation.dismiss' }
  /** Loads more of the organizations' events, or tries again. */
  | { type: 'found.more' }
  | { type: 'search.retry' }
  | { type: 'calendar.save'; eventId: string }
  /** Reads the reader's part in the open event again. */
  | { type: 'part.retry' }
  /** What is said when joining the open event. */
  | { type: 'guests.change'; guests: number }
  | { type: 'answer.change'; index: number; text: string }
  | { type: 'seen.change'; isSeen: boolean }
  /** Reports the open event of another person to the administrators. */
  | { type: 'report.open' }
  | { type: 'report.change'; reason?: ReportReason; note?: string }
  | { type: 'report.send' }
  | { type: 'report.close' }
  /** Changes when or where the reader's own event takes place. */
  | { type: 'move.open' }
  | { type: 'move.change'; field: MoveField; value: string }
  | { type: 'move.send' }
  | { type: 'move.close' }
  | { type: 'dialog.close' };

/** The event in the URL, if any, and the filters. */
export interface CommunityEventsRoute {
  eventId: string | null;
  filters: EventFilters;
}

/** Events that the reader has joined or waits for. */
export interface Participations {
  joined: readonly { id: string; title: string }[];
  /** `heldUntil`: a seat is kept for them. */
  waiting: readonly { id: string; title: string; heldUntil?: string | undefined }[];
}

/** Events from the app. */
export type CommunityParentEvent =
  | CommandSettled
  | ({ type: 'location.changed' } & CommunityEventsRoute)
  | { type: 'kept.changed'; kept: readonly PublishedListing[] }
  | ({ type: 'events.changed'; events: readonly CommunityEvent[] } & Participations);

export type CommunityEmitted =
  | ToastEmitted
  | WorldDispatchEmitted
  | ServerRequest
  | CalendarEmitted
  /** The URL should name these filters. */
  | { type: 'filters.changed'; filters: EventFilters }
  /** The URL should name the open event, or none. */
  | { type: 'event.changed'; eventId: string | null };
