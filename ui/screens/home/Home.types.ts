import type { VeteranHomeEvent, VeteranHomeView } from '@vetsync/machines/veteranHome';
import type { ReactNode } from 'react';

// What the screens of this family share with their parts.

export interface VeteranHomeProps {
  view: VeteranHomeView;
  send: (event: VeteranHomeEvent) => void;
  /** The Battle Buddy assistant: a `ChatCard` with its own machine. */
  chat: ReactNode;
}
