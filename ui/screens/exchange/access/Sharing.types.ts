import type { AccessLogEvent, AccessLogView } from '@vetsync/machines/exchange/accessLog';
import type { CandidacyEvent, CandidacyView } from '@vetsync/machines/exchange/candidacy';

// Props of the screens on which a person decides what they share, and sees who looked. Their parts use them too.

export interface CandidacyProps {
  view: CandidacyView;
  send: (event: CandidacyEvent) => void;
}

export interface AccessLogProps {
  view: AccessLogView;
  send: (event: AccessLogEvent) => void;
}
