import { fromCallback } from 'xstate';
import {
  applicationDialogMachine,
  applicationDialogView,
} from '@vetsync/machines/applications/applicationDialog';
import {
  applicantOf,
  emptyApplicationDraft,
  tooLong,
  type ApplicationTarget,
} from '@vetsync/machines/applications/model';
import {
  commonApplicationMachine,
  commonApplicationView,
} from '@vetsync/machines/applications/commonApplication';
import { applicationTextMax } from '@vetsync/machines/model/world';
import { samplePrograms } from '@vetsync/samples/education';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { randomUuid } from '../../../machines/model/uuid.ts';
import {
  applicationDialogRules,
  commonApplicationRules,
  storedApplicationRules,
  storedPortalRules,
} from '../support/invariants/applications.ts';
import { followEach, journey } from '../support/journeys.ts';
import { statesOf } from '@vetsync/machines/kit';

const now = () => Date.parse('2026-03-04T16:15:00Z');
const applicant = applicantOf('demo-veteran', sampleProfileOf('user'));
const target: ApplicationTarget = {
  kind: 'college',
  id: 'state',
  program: 'Supply Chain',
  university: 'State University',
};
const currentApplication = { id: 'K7M2QXA4', href: '/education/applications' };
const write = (value: string) => ({ type: 'text.change', field: 'personalStatement', value }) as const;
const written = [write('I served.'), write('x'.repeat(applicationTextMax + 1))];

/** States of applications that a server stores. */
const serverStates: readonly string[] = ['form.notSent', 'answered.all', 'answered.some'];
/** States of applications that nobody stores. */
const demoStates: readonly string[] = ['submitted'];
/** Stands for an actor that plays how something is sent. */
const pace = fromCallback(() => {});
const played = [
  { type: 'pace.changed', progress: 100 },
  { type: 'pace.finished' },
  { type: 'pace.over' },
] as const;
/** The id that `random` leads to, and the server's answers to it. */
const asked = randomUuid(() => 0.37);
const settled = { type: 'command.settled', id: asked, facts: [], problem: null } as const;
const sentTo = (listingId: string) => ({ listingId, applicationId: `to ${listingId}`, refused: null });
const closed = (listingId: string) =>
  ({ listingId, applicationId: null, refused: 'listing_closed' }) as const;
const refused = { ...settled, problem: { status: 409, code: 'listing_closed' } } as const;

followEach([
  journey({
    machine: applicationDialogMachine,
    states: [
      'closed',
      'form.editing',
      'form.notSent',
      'form.confirmingClose',
      'refused',
      'sending',
      'success',
    ],
    view: applicationDialogView,
    input: { applicant, now, random: () => 0.37 },
    events: [
      { type: 'dialog.open', target },
      { type: 'dialog.forceClose' },
      { type: 'currentApplication.changed', currentApplication },
      write('I served.'),
      { type: 'part.toggle', part: 'skills' },
      { type: 'form.submit' },
      settled,
      refused,
      { ...settled, id: 'another' },
      { type: 'dialog.close' },
      { type: 'close.confirm' },
      { type: 'close.cancel' },
    ],
    facet: ({ draft, problem, currentApplication: known }) => [
      draft.text.personalStatement.length,
      draft.leftOut.length,
      problem?.code,
      known !== null,
    ],
    rules: storedApplicationRules,
  }),
  journey({
    machine: applicationDialogMachine,
    states: statesOf(applicationDialogMachine).filter((state) => !serverStates.includes(state)),
    view: applicationDialogView,
    input: { applicant, pace, now, random: () => 0.37 },
    events: [
      { type: 'dialog.open', target },
      { type: 'dialog.open', target, currentApplication },
      { type: 'dialog.forceClose' },
      { type: 'currentApplication.changed', currentApplication },
      { type: 'currentApplication.changed', currentApplication: null },
      ...written,
      { type: 'form.submit' },
      { type: 'dialog.close' },
      { type: 'close.confirm' },
      { type: 'close.cancel' },
      ...played,
    ],
    facet: ({ draft, currentApplication: known, progress }) => [
      draft.text.personalStatement.length,
      known !== null,
      progress,
    ],
    rules: applicationDialogRules,
  }),
  journey({
    machine: commonApplicationMachine,
    states: statesOf(commonApplicationMachine).filter((state) => !serverStates.includes(state)),
    view: commonApplicationView,
    input: {
      programs: samplePrograms,
      applicant,
      pace,
      stored: { step: 'statement', chosen: ['state', 'caprock'], form: emptyApplicationDraft },
      now,
      random: () => 0.5,
    },
    events: [
      { type: 'portal.open' },
      { type: 'portal.shut' },
      { type: 'applied.changed', applied: ['state'] },
      { type: 'program.toggle', programId: 'state' },
      { type: 'step.next' },
      { type: 'step.previous' },
      ...written,
      { type: 'form.submit' },
      { type: 'dialog.close' },
      { type: 'close.confirm' },
      { type: 'close.cancel' },
      ...played,
    ],
    facet: ({ draft, applied, progress, arrivedAt }) => [
      draft.step,
      draft.chosen,
      tooLong(draft.form).length > 0,
      applied,
      progress,
      arrivedAt > 0,
    ],
    rules: commonApplicationRules,
  }),
  journey({
    machine: commonApplicationMachine,
    states: statesOf(commonApplicationMachine).filter((state) => !demoStates.includes(state)),
    view: commonApplicationView,
    input: {
      programs: samplePrograms,
      search: { q: '', status: 'found', more: 'none' },
      applicant,
      stored: { step: 'statement', chosen: ['state', 'caprock'], form: emptyApplicationDraft },
      now,
      random: () => 0.37,
    },
    events: [
      { type: 'portal.open' },
      { type: 'portal.shut' },
      // The facts of the feed, before or after the answer.
      { type: 'applied.changed', applied: ['state'] },
      { type: 'program.toggle', programId: 'state' },
      { type: 'step.next' },
      { type: 'step.previous' },
      ...written,
      { type: 'form.submit' },
      { ...settled, results: [sentTo('state'), sentTo('caprock')] },
      { ...settled, results: [sentTo('state'), closed('caprock')] },
      refused,
      { ...settled, id: 'another', results: [] },
      { type: 'choice.resume' },
      { type: 'dialog.close' },
      { type: 'close.confirm' },
      { type: 'close.cancel' },
    ],
    facet: ({ draft, applied, problem, arrivedAt }) => [
      draft.step,
      draft.chosen,
      draft.form.text.personalStatement.length,
      applied,
      problem?.code,
      arrivedAt > 0,
    ],
    rules: storedPortalRules,
  }),
]);
