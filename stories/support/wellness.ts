import { appointmentMachine, appointmentView } from '@vetsync/machines/wellness/appointment';
import type { AppointmentContext, AppointmentInput } from '@vetsync/machines/wellness/appointment';
import { appointmentsMachine, appointmentsView } from '@vetsync/machines/wellness/appointments';
import type { AppointmentsInput } from '@vetsync/machines/wellness/appointments';
import { claimEditorMachine, claimEditorView } from '@vetsync/machines/wellness/claimEditor';
import type { ClaimEditorContext, ClaimEditorInput } from '@vetsync/machines/wellness/claimEditor';
import {
  claimsMachine,
  claimsView,
  type ClaimsContext,
  type ClaimsInput,
} from '@vetsync/machines/wellness/claims';
import {
  checkAreas,
  wellnessLinks,
  type CheckAnswer,
  type CheckAnswers,
  type Claim,
} from '@vetsync/machines/wellness/model';
import { ownProvidersMachine, ownProvidersView } from '@vetsync/machines/wellness/ownProviders';
import type { OwnProvidersContext } from '@vetsync/machines/wellness/ownProviders';
import { wellnessCheckMachine, wellnessCheckView } from '@vetsync/machines/wellness/wellnessCheck';
import type { WellnessCheckInput } from '@vetsync/machines/wellness/wellnessCheck';
import { sampleProfileOf } from '@vetsync/samples/profile';
import {
  claimHelpers,
  sampleAppointments,
  sampleClaims,
  sampleProviderListings,
  sampleProviders,
} from '@vetsync/samples/wellness';
import type { ListingFilters } from '@vetsync/machines/organizations/model';
import type { StateValue } from 'xstate';
import { writePhrase } from '@vetsync/ui/language';
import { inState } from './inState.ts';
import { now, intl, seenAt } from './leads.ts';
import { foundIn } from './listings.ts';

const at = { role: 'user' } as const;
export const links = wellnessLinks(at);
const { id, name } = sampleProfileOf('user');
export const veteran = { id, name };
export const appointments = sampleAppointments(seenAt, veteran);
export const providers = sampleProviders(seenAt);

/** The appointments of the demo's veteran, for `inState`. */
export const appointmentsIn = (value: StateValue, more: Partial<AppointmentsInput> = {}) =>
  inState(appointmentsMachine, appointmentsView, {
    value,
    input: {
      providers,
      appointments,
      route: { appointmentId: null, open: null },
      at,
      links,
      intl,
      write: writePhrase,
      now,
      ...more,
    },
  });

export const careFound = (filters: ListingFilters = {}) =>
  foundIn(
    { listings: sampleProviderListings(seenAt), narrowings: ['within', 'rating', 'accepting'] },
    { scope: { kind: 'provider', limit: 6, dialog: 'find' }, filters },
  );

/** Doctors that someone noted in their account. */
export const ownProviders = [
  {
    id: 'OWN00011',
    name: 'Dr. Amy Tran',
    specialty: 'Primary Care',
    facility: 'Temple clinic',
    phone: '254-555-0100',
  },
  { id: 'OWN00012', name: 'Luis Ortega', specialty: 'Other', facility: '', phone: '' },
] as const;

export const ownProvidersIn = (value: StateValue, context: Partial<OwnProvidersContext> = {}) =>
  inState(ownProvidersMachine, ownProvidersView, {
    value,
    input: {
      providers: ownProviders,
      open: value !== 'closed',
      careHref: wellnessLinks({ role: 'user' }).findAll,
      random: () => 0.5,
    },
    context,
  });

export const emptyDraft = { id: 'NEW00001', providerId: 'park', type: '', date: '', time: '', reason: '' };
/** A Tuesday. */
export const wholeDraft = {
  ...emptyDraft,
  type: 'Mental Health Session',
  date: '2026-12-01',
  time: '11:30 AM',
  reason: 'Sleeping badly since the move.',
};

export const scheduleIn = (
  value: StateValue,
  context: Partial<AppointmentContext> = {},
  more: Partial<AppointmentInput> = {},
) =>
  inState(appointmentMachine, appointmentView, {
    value,
    input: {
      providers,
      appointments,
      veteran,
      stored: null,
      opening: value === 'closed' || value === 'sent' ? null : { task: 'request', providerId: 'park' },
      intl,
      now,
      random: () => 0.5,
      ...more,
    },
    context,
  });

export const every = (answer: CheckAnswer, more: CheckAnswers = {}): CheckAnswers => ({
  ...Object.fromEntries(checkAreas.map((area) => [area, answer])),
  safety: 0,
  ...more,
});

export const checkIn = (value: StateValue, more: Partial<WellnessCheckInput> = {}) =>
  inState(wellnessCheckMachine, wellnessCheckView, {
    value,
    input: { stored: {}, step: null, links, keeping: { keptIn: 'browser' }, ...more },
  });

/** A list that somebody keeps in their account. */
export const ownClaims: readonly Claim[] = [
  {
    id: 'OWN00001',
    title: 'Hearing loss and ringing in the ears',
    kind: 'new',
    stage: 'evidenceGathering',
    filed: '2026-09-21',
    reached: { initialReview: '2026-09-28', evidenceGathering: '2026-10-15' },
    next: '2026-12-04',
    note: 'Hearing test at the Temple clinic.\nMs. Barrow has the power of attorney.',
    requestedEvidence: null,
    rating: null,
  },
  {
    id: 'OWN00002',
    title: 'Left knee',
    kind: 'increase',
    stage: 'decided',
    filed: '2026-02-02',
    reached: {},
    next: null,
    note: '',
    requestedEvidence: null,
    rating: null,
  },
];

export const claimsIn = (
  value: 'none' | 'list' | 'following' | 'confirmingRemoval',
  more: Partial<ClaimsInput> = {},
  context: Partial<ClaimsContext> = {},
) =>
  inState(claimsMachine, claimsView, {
    value,
    input: {
      claims: value === 'none' ? [] : sampleClaims(seenAt),
      helpers: more.canChange ? [] : claimHelpers,
      claimId: null,
      links,
      intl: { ...intl, now: seenAt },
      write: writePhrase,
      now,
      ...more,
    },
    context,
  });

export const claimEditorIn = (
  value: StateValue,
  context: Partial<ClaimEditorContext> = {},
  more: Partial<ClaimEditorInput> = {},
) =>
  inState(claimEditorMachine, claimEditorView, {
    value,
    input: {
      claims: ownClaims,
      canChange: true,
      stored: null,
      opening: value === 'closed' ? null : { claimId: null },
      intl,
      now,
      random: () => 0.5,
      ...more,
    },
    context,
  });
