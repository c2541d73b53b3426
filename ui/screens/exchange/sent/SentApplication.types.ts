import type { SentApplicationEvent, SentApplicationView } from '@vetsync/machines/sentApplication';

export interface SentApplicationProps {
  view: SentApplicationView;
  send: (event: SentApplicationEvent) => void;
}
