import type { CountdownEvent, CountdownView } from '@vetsync/machines/reference/countdown';
import type { OwnDatesEvent, OwnDatesView } from '@vetsync/machines/reference/ownDates';

export interface OwnDatesProps {
  view: OwnDatesView;
  send: (event: OwnDatesEvent) => void;
}

export interface CountdownProps {
  view: CountdownView;
  send: (event: CountdownEvent) => void;
  /** The person's own dates, and reminders of deadlines. */
  own: OwnDatesProps;
}
