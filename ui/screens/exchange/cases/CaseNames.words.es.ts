import { translate } from '../../../language/translate.ts';
import type * as english from './CaseNames.words.ts';
import { casePhrases as spanish } from './Cases.phrases.es.ts';

export const caseNames = translate<typeof english.caseNames>({
  statuses: {
    active: spanish.active,
    at_risk: spanish.atRisk,
    graduated: spanish.graduated,
    left: spanish.left,
    enrolled: spanish.enrolled,
    on_leave: spanish.onLeave,
    hired: spanish.hired,
    started: spanish.started,
    active_treatment: spanish.activeTreatment,
    follow_up: spanish.followUp,
    recovering: spanish.recovering,
    discharged: spanish.discharged,
  },
  services: {
    waiting: spanish.waiting,
    under_review: spanish.underReview,
    processing: spanish.processing,
    scheduled: spanish.scheduled,
    in_progress: spanish.inProgress,
    done: spanish.done,
    declined: spanish.declined,
  },
  priorities: { high: spanish.high, medium: spanish.medium, low: spanish.low },
  outcomes: {
    work: spanish.work,
    school: spanish.school,
    housing: spanish.housing,
    completed: spanish.completed,
    left: spanish.left,
  },
});
