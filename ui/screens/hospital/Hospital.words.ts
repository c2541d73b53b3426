import type { PatientPriority, PatientStatus } from '@vetsync/machines/hospital/model';
import { casePhrases } from '../exchange/cases/Cases.phrases.ts';

/** Feature spec, section 2, "Hospital Management Portal". */
export const hospitalWords = {
  sample: 'Sample data: the people and numbers are made up. This portal is read-only.',
  dashboard: {
    title: 'Hospital Management Portal',
    load: 'Department load',
    loadAll: 'Departments',
    loadMore: 'Patients in care, out of what the department can handle.',
    status: 'Patients by status',
    statusMore: 'Of all veterans in care today.',
    statusHeads: ['Status', 'Patients'],
    priority: 'Patients by priority',
    priorityHeads: ['Priority', 'Patients'],
    first: 'High priority, not seen for longest',
    firstAll: (count: string) => `All ${count} high-priority patients`,
    next: 'Next appointments',
    nextAll: 'All appointments',
    nextNone: 'Nothing is on the calendar.',
    lastVisit: (when: string) => `Last visit ${when}`,
  },
  mentalHealth: {
    title: 'Mental Health',
    soon: 'How soon people are seen',
    first: 'First appointment within 2 days',
    firstHint: 'of the last four weeks',
    called: 'Called within 7 days of a stay',
    calledHint: 'of the last four weeks',
    handedOver: 'Handed over by the crisis line',
    handedOverHint: 'in the last 7 days, all called back the same day',
    met: (met: number, of: number) => `${met} of ${of}`,
    forms: 'How cases are cared for',
    formsMore: 'Each case once, by its main form of care.',
    formsHeads: ['Form of care', 'Cases'],
    weeks: 'Cases opened and closed',
    weeksMore: 'Within twelve weeks.',
    week: 'Week',
    weekNumber: (ago: number) => (ago === 0 ? 'This week' : ago === 1 ? 'Last week' : `${ago} weeks ago`),
    begun: 'Begun',
    ended: 'Ended',
    crisis: 'Veterans Crisis Line',
    crisisMore: 'For a veteran, a family, or a colleague: free and confidential, day and night.',
    /** Of what a hospital has stored of those in care. */
    stored: {
      subtitle: 'Who’s in care in your mental health departments. These numbers never identify anyone.',
      people: 'In care',
      high: 'High priority',
      unassigned: 'Unassigned',
      departments: 'Departments',
      list: 'By department',
      inCare: (people: number, shown: string) =>
        people === 0 ? 'No one in care' : people === 1 ? '1 person in care' : `${shown} people in care`,
      alone: (people: number, shown: string) => (people === 1 ? '1 unassigned' : `${shown} unassigned`),
      loading: 'Loading the departments…',
      failed: { title: 'The departments couldn’t be loaded', retry: 'Try again' },
    },
    /** Without figures. */
    listed: {
      title: 'List mental health care under Departments',
      text: 'Veterans find what you have listed. There’s no separate list of care plans or alerts here.',
      departments: 'Open departments',
    },
  },
  network: {
    title: 'Provider Network',
    subtitle: 'Who sees veterans, where, and who’s taking new patients.',
  },
} as const;

/** Names of statuses and the like, the same as in the list of patients. */
export const patientNamesWords = {
  statuses: {
    'Active Treatment': casePhrases.active_treatment,
    'Follow-up': casePhrases.follow_up,
    Recovering: casePhrases.recovering,
  } satisfies Record<PatientStatus, string>,
  priorities: {
    High: casePhrases.high,
    Medium: casePhrases.medium,
    Low: casePhrases.low,
  } satisfies Record<PatientPriority, string>,
} as const;
