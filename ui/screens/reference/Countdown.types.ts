import type { CountdownEvent, CountdownView } from '@vetsync/machines/reference/countdown';
import type { OwnDatesEvent, OwnDatesView } from '@vetsync/machines/reference/ownDates';
import type { ScreenProps } from '../system/parts/screenProps.ts';

export type OwnDatesProps = ScreenProps<OwnDatesView, OwnDatesEvent>;

export interface CountdownProps extends ScreenProps<CountdownView, CountdownEvent> {
  /** The person's own dates, and reminders of deadlines. */
  own: OwnDatesProps;
}
