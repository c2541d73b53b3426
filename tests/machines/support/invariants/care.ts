import type { appointmentMachine, AppointmentFormView } from '@vetsync/machines/wellness/appointment';
import type { appointmentsMachine, AppointmentsView } from '@vetsync/machines/wellness/appointments';
import type { claimEditorMachine, ClaimEditorView } from '@vetsync/machines/wellness/claimEditor';
import type { claimsMachine, ClaimsView } from '@vetsync/machines/wellness/claims';
import type { ownProvidersMachine, OwnProvidersView } from '@vetsync/machines/wellness/ownProviders';
import type { wellnessCheckMachine, WellnessCheckView } from '@vetsync/machines/wellness/wellnessCheck';
import type { AnyEventObject } from 'xstate';
import type { Rule } from '../rules.ts';

const dispatches = (emitted: readonly AnyEventObject[]) =>
  emitted.some(({ type }) => type === 'world.dispatch');

export const appointmentRules: Rule<typeof appointmentMachine, AppointmentFormView>[] = [
  ...(['form.submit', 'field.change', 'provider.change', 'dialog.close'] as const).map(
    (type): Rule<typeof appointmentMachine, AppointmentFormView> => ({
      rule: `${type} is ignored while a request is being sent`,
      holds: ({ before, event, isIgnored }) =>
        !before.matches({ form: 'sending' }) || event.type !== type || isIgnored,
      brokenBy: { at: 'form.sending', on: { [type]: '#appointment.form.writing' } },
    }),
  ),
  {
    rule: 'an incomplete request is not sent',
    holds: ({ after, viewBefore }) => !after.matches({ form: 'sending' }) || viewBefore.missing.length === 0,
    brokenBy: { guards: { valid: () => true } },
  },
];

export const appointmentsRules: Rule<typeof appointmentsMachine, AppointmentsView>[] = [
  {
    rule: 'an appointment is canceled only after a confirmation',
    holds: ({ before, emitted }) => before.matches({ detail: 'confirmingCancel' }) || !dispatches(emitted),
    brokenBy: { at: 'detail.reading', on: { 'cancel.confirm': { actions: 'cancel' } } },
  },
  {
    rule: 'an appointment is upcoming or earlier, never both',
    holds: ({ view: { upcoming, earlier } }) =>
      upcoming.every(({ id }) => earlier.every((other) => other.id !== id)),
    brokenBy: { view: (view) => ({ ...view, earlier: view.upcoming }) },
  },
];

export const wellnessCheckRules: Rule<typeof wellnessCheckMachine, WellnessCheckView>[] = [
  {
    rule: 'no question is skipped',
    holds: ({ viewBefore, event, isIgnored }) =>
      event.type !== 'step.next' || isIgnored || viewBefore.question.answer !== null,
    brokenBy: { guards: { isAnswered: () => true } },
  },
  {
    rule: 'a sign of harm shows the crisis line immediately',
    holds: ({ before, after }) =>
      before.context.answers.safety === after.context.answers.safety ||
      !after.context.answers.safety ||
      after.matches({ result: 'crisis' }),
    brokenBy: { guards: { hintsAtHarm: () => false } },
  },
];

export const claimEditorRules: Rule<typeof claimEditorMachine, ClaimEditorView>[] = [
  {
    rule: 'a claim without a title or a day is never saved',
    holds: ({ emitted }) =>
      emitted.every(
        (one) => one.type !== 'claim.saved' || (one.claim.title !== '' && one.claim.filed !== ''),
      ),
    brokenBy: { guards: { valid: () => true } },
  },
];

export const ownProvidersRules: Rule<typeof ownProvidersMachine, OwnProvidersView>[] = [
  {
    rule: 'no one without a name is in the list',
    holds: ({ view }) => view.providers.every(({ name }) => name !== ''),
    brokenBy: { guards: { valid: () => true } },
  },
];

export const claimsRules: Rule<typeof claimsMachine, ClaimsView>[] = [
  {
    rule: 'at most one claim is expanded',
    holds: ({ view }) => view.claims.filter(({ isFollowed }) => isFollowed).length <= 1,
    brokenBy: {
      view: (view) => ({ ...view, claims: view.claims.map((claim) => ({ ...claim, isFollowed: true })) }),
    },
  },
];

export const sampleClaimsRules: Rule<typeof claimsMachine, ClaimsView>[] = [
  ...claimsRules,
  {
    rule: 'samples stay as they are',
    holds: ({ before, after }) => after.context.canChange || before.context.claims === after.context.claims,
    brokenBy: { guards: { canAdvance: () => true } },
  },
];
