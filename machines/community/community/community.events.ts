import type { CalendarEmitted } from '../../model/time/index.ts';
import type { CommunityEvent, EventFilters } from '../model/index.ts';
import type { ToastEmitted } from '../../system/model/index.ts';
import type { WorldDispatchEmitted } from '../../model/world/index.ts';

type FilterChange = {
  [Name in keyof EventFilters]: { type: 'filter.change'; filter: Name; value: EventFilters[Name] };
}[keyof EventFilters];

/** Events that the events, and the page of one send. */
export type CommunityScreenEvent =
  | FilterChange
  | { type: 'filters.clear' }
  | { type: 'more.show' }
  | { type: 'more.hide' }
  /** Lists some more of those that were found. */
  | { type: 'list.extend' }
  | { type: 'event.open'; eventId: string }
  | { type: 'event.join'; eventId: string }
  /** Gives up a place, or one on the waiting list. */
  | { type: 'event.leave'; eventId: string }
  | { type: 'event.wait'; eventId: string }
  /** Calls off an event of one's own. */
  | { type: 'event.cancel'; eventId: string }
  /** Answers to a question: joins in spite of a clash, calls off in earnest. */
  | { type: 'question.confirm' }
  | { type: 'question.dismiss' }
  | { type: 'calendar.save'; eventId: string }
  | { type: 'dialog.close' };

/** The event that the address names, if any, and what is looked for. */
export interface CommunityEventsRoute {
  eventId: string | null;
  filters: EventFilters;
}

/** Whom the reader's doings concern: ids and titles of events joined and waited for. */
export interface Engagements {
  joined: readonly { id: string; title: string }[];
  waiting: readonly { id: string; title: string }[];
}

/** Events from the app. */
export type CommunityParentEvent =
  | ({ type: 'location.changed' } & CommunityEventsRoute)
  | ({ type: 'events.changed'; events: readonly CommunityEvent[] } & Engagements);

export type CommunityEmitted =
  | ToastEmitted
  | WorldDispatchEmitted
  | CalendarEmitted
  /** The address should name these filters. */
  | { type: 'filters.changed'; filters: EventFilters }
  /** The address should name the event that is open, or none. */
  | { type: 'event.changed'; eventId: string | null };
