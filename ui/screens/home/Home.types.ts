import type { VeteranHomeEvent, VeteranHomeView } from '@vetsync/machines/home/veteranHome';
import type { ReactNode } from 'react';
import type { ScreenProps } from '../system/parts/screenProps.ts';

// Props of this family's screens. The parts of a screen use them too.

/** A deadline on the dashboard, as it is written there. */
export interface HomeDate {
  id: string;
  what: string;
  school: string;
}

export interface VeteranHomeProps extends ScreenProps<VeteranHomeView, VeteranHomeEvent> {
  /** The Battle Buddy assistant: a `ChatCard` with its own machine. */
  chat: ReactNode;
  /** The soonest deadlines of the person's service. @default none */
  countdown?: ReactNode;
  /** What awaits an answer before anything else. @default none */
  asked?: ReactNode;
  /** The visit that comes before any other, instead of what the view names. @default none */
  visit?: ReactNode;
  /** What else is booked. @default none */
  coming?: ReactNode;
  /** What saves a date to the person's own calendar. @default nothing does */
  saveDate?: (date: HomeDate) => ReactNode;
}
