import type {
  applicationDialogMachine,
  ApplicationDialogView,
} from '@vetsync/machines/applications/applicationDialog';
import type {
  commonApplicationMachine,
  CommonApplicationView,
} from '@vetsync/machines/applications/commonApplication';
import type { AnyEventObject } from 'xstate';
import type { Rule } from '../rules.ts';

const dispatched = (emitted: readonly AnyEventObject[]) =>
  emitted.filter(({ type }) => type === 'world.dispatch');

export const applicationDialogRules: Rule<typeof applicationDialogMachine, ApplicationDialogView>[] = [
  {
    rule: 'a current application is shown instead of the form, and only then',
    holds: ({ view }) => (view.currentApplication !== null) === (view.state === 'refused'),
    brokenBy: { guards: { hasApplied: () => false } },
  },
  {
    rule: 'nothing is sent while there is a current application',
    holds: ({ viewBefore, emitted }) =>
      viewBefore.currentApplication === null || dispatched(emitted).length === 0,
    brokenBy: {
      at: 'refused',
      on: { 'form.submit': { target: '#applicationDialog.success', actions: ['nameApplication', 'submit'] } },
    },
  },
  {
    rule: 'an application from another tab ends the form until it is sent',
    holds: ({ viewBefore, event, view }) =>
      event.type !== 'currentApplication.changed' ||
      event['currentApplication'] === null ||
      !viewBefore.open ||
      viewBefore.page === 'success' ||
      view.state === 'refused',
    brokenBy: { guards: { hasCurrentApplication: () => false } },
  },
  {
    rule: 'closing is ignored while an application is being sent',
    holds: ({ viewBefore, event, isIgnored }) =>
      viewBefore.page !== 'processing' || event.type !== 'dialog.close' || isIgnored,
    brokenBy: { at: 'sending', on: { 'dialog.close': '#applicationDialog.closed' } },
  },
];

/** Rules of applications that a server stores. */
export const storedApplicationRules: Rule<typeof applicationDialogMachine, ApplicationDialogView>[] = [
  {
    rule: 'nothing counts as sent before the server has confirmed it',
    holds: ({ viewBefore, event, view }) =>
      view.state !== 'success' || viewBefore.state === 'success' || event.type === 'command.settled',
    brokenBy: { at: 'form.editing', on: { 'form.submit': '#applicationDialog.success' } },
  },
  {
    rule: 'a known application is never shown beside the form',
    holds: ({ view }) => view.currentApplication === null || view.page !== 'form',
    brokenBy: { guards: { isKnownAnswer: () => false } },
  },
  {
    rule: 'who closes it before the server has answered no longer waits for the answer',
    holds: ({ viewBefore, view, emitted }) =>
      viewBefore.state !== 'sending' || view.open || emitted.some(({ type }) => type === 'request.left'),
    brokenBy: { at: 'sending', on: { 'dialog.close': '#applicationDialog.closed' } },
  },
  {
    rule: 'a refusal loses nothing that was written',
    holds: ({ viewBefore, view }) =>
      view.state !== 'notSent' ||
      viewBefore.state !== 'sending' ||
      view.draft.text.personalStatement === viewBefore.draft.text.personalStatement,
    brokenBy: {
      at: 'sending',
      on: { 'command.settled': { target: '#applicationDialog.form.notSent', actions: 'beginAnew' } },
    },
  },
];

const universityOf = (event: AnyEventObject): unknown => event['command'].application.university;

export const commonApplicationRules: Rule<typeof commonApplicationMachine, CommonApplicationView>[] = [
  {
    rule: "a program with a current application can't be chosen",
    holds: ({ view }) =>
      !view.open ||
      view.page === 'submission' ||
      view.page === 'results' ||
      view.universities.every(({ isChosen, hasApplied }) => !(isChosen && hasApplied)),
    brokenBy: { guards: { canChoose: () => true } },
  },
  {
    rule: 'nobody applies to a program twice',
    holds: ({ viewBefore, emitted }) =>
      dispatched(emitted).every((item) =>
        viewBefore.universities.every(({ hasApplied, name }) => !hasApplied || name !== universityOf(item)),
      ),
    brokenBy: { at: 'submitted', config: { entry: ['submit', 'emitDraftCleared', 'emitSubmitted'] } },
  },
  {
    rule: 'closing is ignored while applications are being sent',
    holds: ({ viewBefore, event, isIgnored }) =>
      viewBefore.page !== 'submission' || event.type !== 'dialog.close' || isIgnored,
    brokenBy: { at: 'sending', on: { 'dialog.close': '#commonApplication.closed' } },
  },
];

/** Rules of common applications that a server stores. */
export const storedPortalRules: Rule<typeof commonApplicationMachine, CommonApplicationView>[] = [
  commonApplicationRules[0]!,
  {
    rule: 'no school counts as having it before the server has answered',
    holds: ({ viewBefore, event, view }) =>
      view.page !== 'results' || viewBefore.page === 'results' || event.type === 'command.settled',
    brokenBy: { at: 'form.statement', on: { 'form.submit': '#commonApplication.answered' } },
  },
  {
    rule: 'an answer always leads to results or back to the form',
    holds: ({ before, viewBefore, event, view }) =>
      viewBefore.state !== 'sending' ||
      event.type !== 'command.settled' ||
      event['id'] !== before.context.commandId ||
      view.page === (event['problem'] === null ? 'results' : 'statement'),
    brokenBy: { guards: { isAccepted: () => false } },
  },
  {
    rule: 'who closes it before the server has answered no longer waits for the answer',
    holds: ({ viewBefore, view, emitted }) =>
      viewBefore.state !== 'sending' || view.open || emitted.some(({ type }) => type === 'request.left'),
    brokenBy: { at: 'sending', on: { 'dialog.close': '#commonApplication.closed' } },
  },
  {
    rule: 'what was written stays until every school has it',
    holds: ({ viewBefore, view }) =>
      viewBefore.state !== 'sending' ||
      view.state === 'all' ||
      view.college.draft.text.personalStatement === viewBefore.college.draft.text.personalStatement,
    brokenBy: { at: 'answered.routing', config: { always: { target: 'some', actions: 'forgetSent' } } },
  },
];
