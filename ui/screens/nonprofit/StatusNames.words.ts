import type { ParticipantStatus, RequestStatus } from '@vetsync/machines/nonprofit/model';
import { nonprofitPhrases } from './Nonprofit.phrases.ts';

/** Names of statuses and the like, the same as in the tables. */
export const statusNamesWords = {
  participants: {
    Active: nonprofitPhrases.active,
    'At Risk': nonprofitPhrases.atRisk,
    Graduated: nonprofitPhrases.graduated,
  } satisfies Record<ParticipantStatus, string>,
  requests: {
    Waiting: nonprofitPhrases.waiting,
    'Under Review': nonprofitPhrases.underReview,
    Processing: nonprofitPhrases.processing,
    Scheduled: nonprofitPhrases.scheduled,
    'In Progress': nonprofitPhrases.inProgress,
  } satisfies Record<RequestStatus, string>,
} as const;
