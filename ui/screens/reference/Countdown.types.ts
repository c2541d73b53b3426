import type { CountdownEvent, CountdownView } from '@vetsync/machines/reference/countdown';

export interface CountdownProps {
  view: CountdownView;
  send: (event: CountdownEvent) => void;
}
