import type { AccessLogEvent, AccessLogView } from '@vetsync/machines/exchange/accessLog';
import type { CandidacyEvent, CandidacyView } from '@vetsync/machines/exchange/candidacy';
import type { ScreenProps } from '../../system/parts/screenProps.ts';

// Props of the screens on which a person decides what they share, and sees who looked. Their parts use them too.

export type CandidacyProps = ScreenProps<CandidacyView, CandidacyEvent>;

export type AccessLogProps = ScreenProps<AccessLogView, AccessLogEvent>;
