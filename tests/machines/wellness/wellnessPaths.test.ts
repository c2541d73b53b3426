import { appointmentMachine, appointmentView } from '@vetsync/machines/wellness/appointment';
import { appointmentsMachine, appointmentsView } from '@vetsync/machines/wellness/appointments';
import { claimEditorMachine, claimEditorView } from '@vetsync/machines/wellness/claimEditor';
import { claimsMachine, claimsView } from '@vetsync/machines/wellness/claims';
import { ownProvidersMachine, ownProvidersView } from '@vetsync/machines/wellness/ownProviders';
import { wellnessLinks } from '@vetsync/machines/wellness/model';
import { wellnessCheckMachine, wellnessCheckView } from '@vetsync/machines/wellness/wellnessCheck';
import { claimHelpers, sampleAppointments, sampleClaims, sampleProviders } from '@vetsync/samples/wellness';
import {
  appointmentRules,
  appointmentsRules,
  wellnessCheckRules,
  claimEditorRules,
  ownProvidersRules,
  claimsRules,
  sampleClaimsRules,
} from '../support/invariants/care.ts';
import { writePhrase } from '@vetsync/ui/language';
import { followEach, journey } from '../support/journeys.ts';
import { statesOf } from '@vetsync/machines/kit';

/** 10:15 of a Wednesday in Chicago. */
const start = Date.parse('2026-03-04T16:15:00Z');
const now = () => start;
const at = { role: 'user' } as const;
const links = wellnessLinks(at);
const intl = { locale: 'en-US', timeZone: 'America/New_York' };
const providers = sampleProviders(start);
const veteran = { id: 'demo-veteran', name: 'Marcus Delaney' };
const appointments = sampleAppointments(start, veteran);
const ownClaims = sampleClaims(start)
  .filter(({ id }) => id !== 'hearing')
  .map((claim) => ({ ...claim, requestedEvidence: null, rating: null }));
const answer = (value: 0 | 1 | 2 | 3) => ({ type: 'answer.choose', answer: value }) as const;

followEach([
  journey({
    machine: appointmentMachine,
    states: statesOf(appointmentMachine),
    view: appointmentView,
    input: {
      providers,
      appointments,
      veteran,
      stored: null,
      opening: null,
      intl,
      now,
      random: () => 0.5,
    },
    events: [
      { type: 'location.changed', opening: { task: 'request', providerId: 'park' } },
      { type: 'location.changed', opening: { task: 'request', providerId: 'kessler' } },
      { type: 'location.changed', opening: { task: 'reschedule', appointmentId: 'sample-1' } },
      { type: 'location.changed', opening: null },
      { type: 'field.change', field: 'type', value: 'Consultation' },
      { type: 'field.change', field: 'date', value: '2026-03-09' },
      { type: 'field.change', field: 'time', value: '9:00 AM' },
      { type: 'form.submit' },
      { type: 'provider.change' },
      { type: 'dialog.close' },
      { type: 'close.confirm' },
      { type: 'close.cancel' },
      { type: 'sent.dismiss' },
    ],
    facet: ({ opening, draft, errors }) => [opening, draft, Object.keys(errors)],
    rules: appointmentRules,
  }),
  journey({
    machine: appointmentsMachine,
    states: statesOf(appointmentsMachine),
    view: appointmentsView,
    input: {
      providers,
      appointments,
      route: { appointmentId: null, open: null },
      at,
      links,
      intl,
      write: writePhrase,
      now,
    },
    events: [
      { type: 'location.changed', appointmentId: null, open: null },
      { type: 'location.changed', appointmentId: null, open: 'existing' },
      { type: 'location.changed', appointmentId: 'sample-1', open: null },
      { type: 'location.changed', appointmentId: 'gone', open: 'cancel' },
      { type: 'existing.close' },
      { type: 'cancel.open' },
      { type: 'cancel.keep' },
      { type: 'cancel.confirm' },
      { type: 'calendar.save', appointmentId: 'sample-1' },
      { type: 'page.print' },
    ],
    facet: ({ route }) => route,
    rules: appointmentsRules,
  }),
  journey({
    machine: wellnessCheckMachine,
    states: statesOf(wellnessCheckMachine),
    view: wellnessCheckView,
    input: {
      stored: { tension: 0, dailyLife: 0, connection: 0, coping: 0 },
      step: null,
      keeping: { keptIn: 'browser' },
      links,
    },
    events: [
      { type: 'check.start' },
      answer(0),
      answer(3),
      { type: 'step.next' },
      { type: 'step.back' },
      { type: 'check.clear' },
      { type: 'location.changed', step: null },
      { type: 'location.changed', step: 'result' },
    ],
    facet: ({ step, answers: { sleep, mood, tension, safety } }) => [step, sleep, mood, tension, safety],
    rules: wellnessCheckRules,
  }),
  journey({
    machine: claimsMachine,
    states: ['list', 'following'],
    view: claimsView,
    input: {
      claims: sampleClaims(start),
      helpers: claimHelpers,
      claimId: null,
      links,
      intl: { ...intl, now: start },
      write: writePhrase,
      now,
    },
    events: [
      { type: 'claim.show', claimId: 'knee' },
      { type: 'claim.hide' },
      { type: 'location.changed', claimId: 'gone' },
      { type: 'calendar.save', claimId: 'hearing' },
      // Samples can't be changed.
      { type: 'claim.add' },
      { type: 'claim.edit', claimId: 'hearing' },
      { type: 'claim.advance', claimId: 'hearing' },
      { type: 'claim.remove', claimId: 'hearing' },
    ],
    facet: ({ claimId, stored }) => [claimId, stored.length],
    rules: sampleClaimsRules,
  }),
  journey({
    machine: claimsMachine,
    states: statesOf(claimsMachine),
    view: claimsView,
    input: {
      claims: ownClaims,
      canChange: true,
      helpers: claimHelpers,
      claimId: null,
      links,
      intl: { ...intl, now: start },
      write: writePhrase,
      now,
    },
    events: [
      { type: 'claim.show', claimId: 'knee' },
      { type: 'claim.hide' },
      { type: 'claim.advance', claimId: 'sleep' },
      { type: 'claim.remove', claimId: 'knee' },
      { type: 'claim.remove', claimId: 'sleep' },
      { type: 'removal.confirm' },
      { type: 'removal.cancel' },
      { type: 'claims.restored', text: '[]' },
    ],
    facet: ({ claimId, removedId, claims }) => [
      claimId,
      removedId,
      claims.map(({ id, stage }) => `${id} ${stage}`),
    ],
    rules: claimsRules,
  }),
  journey({
    machine: claimEditorMachine,
    states: statesOf(claimEditorMachine),
    view: claimEditorView,
    input: {
      claims: ownClaims,
      canChange: true,
      stored: null,
      opening: null,
      intl,
      now,
      random: () => 0.5,
    },
    events: [
      { type: 'location.changed', opening: { claimId: null } },
      { type: 'location.changed', opening: { claimId: 'knee' } },
      { type: 'location.changed', opening: { claimId: 'gone' } },
      { type: 'location.changed', opening: null },
      { type: 'list.changed', claims: [] },
      { type: 'field.change', field: 'title', value: 'Hearing loss' },
      { type: 'field.change', field: 'filed', value: '2026-03-02' },
      { type: 'form.submit' },
      { type: 'dialog.close' },
      { type: 'close.confirm' },
      { type: 'close.cancel' },
    ],
    facet: ({ opening, draft, errors, claims }) => [opening, draft, Object.keys(errors), claims.length],
    rules: claimEditorRules,
  }),
  journey({
    machine: ownProvidersMachine,
    states: statesOf(ownProvidersMachine),
    view: ownProvidersView,
    input: {
      providers: [
        { id: 'tran', name: 'Dr. Amy Tran', specialty: 'Primary Care', facility: 'Temple clinic', phone: '' },
      ],
      open: false,
      careHref: links.findAll,
      random: () => 0.5,
    },
    events: [
      { type: 'location.changed', open: true },
      { type: 'location.changed', open: false },
      { type: 'field.change', field: 'name', value: 'Dr. Lee' },
      { type: 'form.submit' },
      { type: 'provider.choose', providerId: 'tran' },
      { type: 'provider.remove', providerId: 'tran' },
      { type: 'removal.confirm' },
      { type: 'removal.cancel' },
      { type: 'providers.restored', text: '[]' },
      { type: 'dialog.close' },
    ],
    facet: ({ providers: listed, draft, errors, removedId }) => [
      Math.min(listed.length, 3),
      draft.name,
      Object.keys(errors),
      removedId,
    ],
    rules: ownProvidersRules,
  }),
]);
