import type { CaseOutcome, CaseStatus, ServiceStatus } from '@vetsync/machines/model/world';
import type { CasePriority } from '@vetsync/machines/model/exchange';
import { casePhrases } from './Cases.phrases.ts';

/** Names of statuses and the like, the same as in notifications. */
export const caseNames = {
  statuses: {
    active: casePhrases.active,
    at_risk: casePhrases.atRisk,
    graduated: casePhrases.graduated,
    left: casePhrases.left,
    enrolled: casePhrases.enrolled,
    on_leave: casePhrases.onLeave,
    hired: casePhrases.hired,
    started: casePhrases.started,
    active_treatment: casePhrases.activeTreatment,
    follow_up: casePhrases.followUp,
    recovering: casePhrases.recovering,
    discharged: casePhrases.discharged,
  } satisfies Record<CaseStatus, string>,
  services: {
    waiting: casePhrases.waiting,
    under_review: casePhrases.underReview,
    processing: casePhrases.processing,
    scheduled: casePhrases.scheduled,
    in_progress: casePhrases.inProgress,
    done: casePhrases.done,
    declined: casePhrases.declined,
  } satisfies Record<ServiceStatus, string>,
  priorities: {
    high: casePhrases.high,
    medium: casePhrases.medium,
    low: casePhrases.low,
  } satisfies Record<CasePriority, string>,
  outcomes: {
    work: casePhrases.work,
    school: casePhrases.school,
    housing: casePhrases.housing,
    completed: casePhrases.completed,
    left: casePhrases.left,
  } satisfies Record<CaseOutcome, string>,
} as const;
