import type { VeteranHomeEvent, VeteranHomeView } from '@vetsync/machines/home/veteranHome';
import type { ReactNode } from 'react';

// Props of this family's screens. The parts of a screen use them too.

export interface VeteranHomeProps {
  view: VeteranHomeView;
  send: (event: VeteranHomeEvent) => void;
  /** The Battle Buddy assistant: a `ChatCard` with its own machine. */
  chat: ReactNode;
  /** The soonest deadlines of the person's service. @default none */
  countdown?: ReactNode;
}
