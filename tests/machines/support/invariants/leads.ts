import { leadCaptureMachine, type LeadCaptureView } from '@vetsync/machines/landing/leadCapture';
import { customSolutionMachine, type CustomSolutionView } from '@vetsync/machines/landing/customSolution';
import type { outboxMachine, OutboxView } from '@vetsync/machines/leads/outbox';
import type { leadAnalyticsMachine, LeadAnalyticsView } from '@vetsync/machines/leads/leadAnalytics';
import type { leadsAdminMachine, LeadsAdminView } from '@vetsync/machines/leads/leadsAdmin';
import { assign, type AnyEventObject } from 'xstate';
import type { Rule } from '../rules.ts';
import { formRules, isFailure, showsToast } from './forms.ts';

const addsToOutbox = (emitted: readonly AnyEventObject[]) => emitted.some(({ type }) => type === 'entry.add');
const keyOf = (input: unknown) => (input as { idempotencyKey: string }).idempotencyKey;

/** Both forms of the landing page are sent with a key, so that the server stores a repeated submission only once. */
interface Submitted {
  context: { id: string; draft: object };
}
const sameKey = ({ before, started }: { before: Submitted; started: readonly { input: unknown }[] }) =>
  before.context.id === '' || started.every(({ input }) => keyOf(input) === before.context.id);
const differentKey = ({ before, after }: { before: Submitted; after: Submitted }) =>
  before.context.draft === after.context.draft || after.context.id === '' || isCleared(after);
/** After a transfer or handover to the outbox, the form is empty and its key is cleared. */
const isCleared = ({ context }: Submitted) => Object.values(context.draft).every((value) => value === '');
const submitWithNewKey = (id: string) => ({
  target: `#${id}.submitting`,
  actions: assign({ id: 'another key' } as never),
});
const keepKey = {
  actions: assign((({ context }: Submitted) => ({ draft: { ...context.draft, name: 'Kim' } })) as never),
};

export const leadCaptureRules: Rule<typeof leadCaptureMachine, LeadCaptureView>[] = [
  ...formRules({
    machine: leadCaptureMachine,
    sending: 'submitting',
    actor: 'submitLead',
    writing: 'editing',
    limited: 'limited',
    ignored: ['form.submit', 'modal.close', 'field.change', 'close.confirm', 'lead.retry'],
    isBusy: ({ busy }: LeadCaptureView) => busy,
    canSubmit: (view) => view.canSubmit,
    waitSeconds: (view) => view.waitSeconds,
    words: ({ failure, errors, waitSeconds, message }) =>
      failure ?? waitSeconds ?? message ?? Object.values(errors)[0],
  }),
  {
    rule: 'the same content is sent with the same key',
    holds: sameKey,
    brokenBy: { at: 'failed', on: { 'form.submit': submitWithNewKey('leadCapture') } },
  },
  {
    rule: 'other content is sent with another key',
    holds: differentKey,
    brokenBy: { at: 'limited', on: { 'field.change': keepKey } },
  },
  {
    rule: 'the form does not resend what was stored or is in the outbox',
    holds: ({ viewBefore, started }) => viewBefore.message === null || started.length === 0,
    brokenBy: { at: 'thanked', on: { 'form.submit': '#leadCapture.submitting' } },
  },
  {
    rule: 'only a failed submission goes to the outbox',
    holds: ({ event, emitted }) => isFailure(event) || !addsToOutbox(emitted),
    brokenBy: { at: 'editing', on: { 'modal.close': { actions: 'handToOutbox' } } },
  },
  {
    rule: 'input is discarded only after a confirmation',
    holds: ({ viewBefore, event, view }) =>
      event.type !== 'modal.close' || viewBefore.fields.name === '' || view.fields.name !== '',
    brokenBy: {
      at: 'editing',
      on: { 'modal.close': { target: '#leadCapture.closed', actions: 'clearDraft' } },
    },
  },
];

export const customSolutionRules: Rule<typeof customSolutionMachine, CustomSolutionView>[] = [
  ...formRules({
    machine: customSolutionMachine,
    sending: 'submitting',
    actor: 'submitSolution',
    writing: 'editing',
    limited: 'limited',
    ignored: ['form.submit', 'modal.close', 'field.change', 'close.confirm'],
    isBusy: ({ busy }: CustomSolutionView) => busy,
    canSubmit: (view) => view.canSubmit,
    waitSeconds: (view) => view.waitSeconds,
    words: ({ failure, errors, waitSeconds }, emitted) =>
      failure ?? waitSeconds ?? Object.values(errors)[0] ?? showsToast(emitted),
  }),
  {
    rule: 'the same content is sent with the same key',
    holds: sameKey,
    brokenBy: { at: 'failed', on: { 'form.submit': submitWithNewKey('customSolution') } },
  },
  {
    rule: 'other content is sent with another key',
    holds: differentKey,
    brokenBy: { at: 'limited', on: { 'field.change': keepKey } },
  },
  {
    rule: 'only a failed submission goes to the outbox',
    holds: ({ event, emitted }) => isFailure(event) || !addsToOutbox(emitted),
    brokenBy: { at: 'editing', on: { 'modal.close': { actions: 'handToOutbox' } } },
  },
];

const isSending = ({ transfer }: OutboxView) => transfer === 'sending';

export const outboxRules: Rule<typeof outboxMachine, OutboxView>[] = [
  {
    rule: 'an entry is sent only by the tab that holds the lock',
    holds: ({ viewBefore, started }) =>
      isSending(viewBefore) || started.every(({ src }) => src !== 'sendEntry'),
    brokenBy: { at: 'transfer.waiting', on: { 'retry.all': '#outbox.transfer.active.sending' } },
  },
  {
    rule: 'one entry is sent at a time',
    holds: ({ before, event, started }) =>
      !before.matches({ transfer: { active: 'sending' } }) ||
      event.type.startsWith('xstate.') ||
      started.every(({ src }) => src !== 'sendEntry'),
    brokenBy: {
      at: 'transfer.active.sending',
      on: { 'retry.all': { target: '#outbox.transfer.active.sending', reenter: true } },
    },
  },
  {
    rule: 'a delivered entry is not sent again',
    holds: ({ started }) =>
      started.every(({ src, input }) => src !== 'sendEntry' || statusOf(input) !== 'synced'),
    brokenBy: {
      at: 'transfer.idle',
      on: {
        'lock.granted': {
          target: '#outbox.transfer.active.sending',
          actions: assign((({ context }: { context: { entries: readonly object[] } }) => ({
            current: { ...context.entries[0], status: 'synced' },
          })) as never),
        },
      },
    },
  },
  {
    rule: 'an entry stays until it is delivered',
    holds: ({ viewBefore, view }) =>
      viewBefore.entries.every(({ id }) => view.entries.some((entry) => entry.id === id)),
    brokenBy: { at: 'store.memory', on: { 'retry.all': { actions: assign({ entries: [] } as never) } } },
  },
  {
    rule: 'the unsent count matches the entries',
    holds: ({ view: { pending, entries } }) =>
      pending === entries.filter(({ status }) => status !== 'synced').length,
    brokenBy: { view: (view) => ({ ...view, pending: 0 }) },
  },
];
const statusOf = (input: unknown) => (input as { entry: { status: string } }).entry.status;

const pageRequests = ({ started }: { started: readonly { src: string; input: unknown }[] }) =>
  started.flatMap(({ src, input }) => (src === 'loadPage' ? [input as { cursor: string | null }] : []));
const hasDuplicates = (ids: readonly string[]) => new Set(ids).size < ids.length;

export const leadsAdminRules: Rule<typeof leadsAdminMachine, LeadsAdminView>[] = [
  {
    rule: 'no lead is listed twice',
    holds: ({ view: { rows } }) => !hasDuplicates(rows.map(({ id }) => id)),
    brokenBy: { view: (view) => ({ ...view, rows: [...view.rows, ...view.rows] }) },
  },
  {
    rule: 'a page after the last one is never requested',
    holds: (step) =>
      step.event.type !== 'list.endReached' || pageRequests(step).every(({ cursor }) => cursor !== null),
    brokenBy: { guards: { hasMore: () => true } },
  },
  {
    rule: 'a denied page shows no lead',
    holds: ({ view }) => view.access === 'granted' || (view.rows.length === 0 && view.detail === null),
    brokenBy: { view: (view) => ({ ...view, access: 'denied' }) },
  },
  {
    rule: 'nothing is requested for a denied page',
    holds: ({ viewBefore, event, started }) =>
      viewBefore.access === 'granted' || event.type === 'session.resumed' || started.length === 0,
    brokenBy: { at: 'denied', on: { 'list.retry': '#leadsAdmin.open' } },
  },
  {
    rule: 'the feed is not followed while the browser is offline',
    holds: ({ view, started }) => view.live !== 'offline' || started.every(({ src }) => src !== 'followFeed'),
    brokenBy: { view: (view) => ({ ...view, live: 'offline' }) },
  },
];

export const openLeadRules: Rule<typeof leadsAdminMachine, LeadsAdminView>[] = [
  {
    rule: 'the open lead is the one that the URL names',
    holds: ({ view: { detail }, after }) => !detail?.lead || detail.lead.id === after.context.openId,
    brokenBy: {
      view: (view) => ({
        ...view,
        detail: view.detail?.lead
          ? { ...view.detail, lead: { ...view.detail.lead, id: 'another' } }
          : view.detail,
      }),
    },
  },
];

export const leadAnalyticsRules: Rule<typeof leadAnalyticsMachine, LeadAnalyticsView>[] = [
  {
    rule: 'an invalid range is not requested',
    holds: ({ event, started }) => event.type !== 'range.set' || event['from'] !== '' || started.length === 0,
    brokenBy: { guards: { isRange: () => true } },
  },
  {
    rule: 'the outbox is asked once until it answers',
    holds: ({ before, event, emitted }) =>
      before.value.local !== 'retrying' || event.type !== 'outbox.retry' || emitted.length === 0,
    brokenBy: { at: 'local.retrying', on: { 'outbox.retry': { actions: 'retryOutbox' } } },
  },
];
