import type { SentApplicationEvent, SentApplicationView } from '@vetsync/machines/exchange/sentApplication';

export interface SentApplicationProps {
  view: SentApplicationView;
  send: (event: SentApplicationEvent) => void;
}
