import { assign, enqueueActions, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { callbackNotProvided, changesNotProvided, withEvent } from '../../kit/index.ts';
import { contactPhrase } from '../../model/exchange/index.ts';
import type { RecordCommand } from '../../model/exchange/index.ts';
import { privateRecordMax } from '../../model/world/index.ts';
import type { PrivateRecord } from '../../model/world/index.ts';
import type { ToastEmitted } from '../../system/model/index.ts';
import type { RecordRequest } from '../accountWorld/index.ts';
import { toast } from '../../system/model/index.ts';

/** Texts by the name under which a screen asks for them. */
export type RecordTexts = Readonly<Record<string, string>>;

/** A screen has a text to keep; `null` in JSON: nothing any more. */
export interface WriteRecord {
  type: 'record.write';
  name: string;
  text: string;
}

export type PrivateRecordsParentEvent =
  | WriteRecord
  /** What the account has under each name. */
  | { type: 'records.changed'; records: readonly PrivateRecord[] };

/** The page is hidden and may be closed: nothing waits any longer. */
export interface PageHidden {
  type: 'page.hidden';
}

/** To the actor `store`, whose input is the owner: keep a text in this browser until it is sent; null: it is. */
export interface StoreUnsent {
  type: 'unsent.store';
  name: string;
  text: string | null;
}

export type PrivateRecordsEmitted = RecordRequest | ToastEmitted;

export interface PrivateRecordsInput {
  /** Whose texts they are. */
  owner: string;
  /** Texts that this browser has not sent, such as those of a tab that was closed. */
  unsent?: RecordTexts;
}

export interface PrivateRecordsContext extends Required<PrivateRecordsInput> {
  /** What the account has, as far as it is known. */
  saved: RecordTexts;
}

/** A text is sent when its writer pauses for so long, in milliseconds, but while they go on, at least so often. */
export const recordPauseMs = 1_000;
export const recordLongestMs = 10_000;

/** What screens store when there is nothing to keep. */
const nothing = 'null';

const fits = (text: string) => text.length <= privateRecordMax;

function commandOf(id: string, text: string, saved: RecordTexts): RecordCommand | null {
  if (text !== nothing) return text === saved[id] ? null : { type: 'record.save', record: { id, text } };
  return id in saved ? { type: 'record.remove', recordId: id } : null;
}

function without(texts: RecordTexts, names: readonly string[]): RecordTexts {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !names.includes(name)));
}

/**
 * What the screens of a signed-in person keep, on its way to their account. Somebody who types must not send every letter, and
 * somebody who closes the tab must not lose the last ones: a text is in this browser until it is in the queue of commands.
 * What is too long for the account stays in the browser, and the person is told.
 */
export const privateRecordsMachine = setup({
  types: {
    context: {} as PrivateRecordsContext,
    events: {} as PrivateRecordsParentEvent | PageHidden,
    emitted: {} as PrivateRecordsEmitted,
    input: {} as PrivateRecordsInput,
    children: {} as { store: 'store' },
  },
  actors: {
    store: callbackNotProvided<StoreUnsent, string>('store'),
    /** Reports `page.hidden`. */
    pageHides: changesNotProvided,
  },
  actions: {
    write: enqueueActions(({ context, enqueue }, { name, text }: WriteRecord) => {
      enqueue.assign({ unsent: { ...context.unsent, [name]: text } });
      enqueue.sendTo('store', { type: 'unsent.store', name, text });
    }),
    setSaved: assign((_, { records }: { records: readonly PrivateRecord[] }) => ({
      saved: Object.fromEntries(records.map(({ id, text }) => [id, text])),
    })),
    send: enqueueActions(({ context: { unsent, saved }, enqueue }) => {
      const sent = Object.entries(unsent).filter(([, text]) => fits(text));
      for (const [name, text] of sent) {
        const command = commandOf(name, text, saved);
        if (command) enqueue.emit({ type: 'record.request', command });
        enqueue.sendTo('store', { type: 'unsent.store', name, text: null });
      }
      const names = sent.map(([name]) => name);
      const kept = sent.filter(([, text]) => text !== nothing);
      enqueue.assign({
        unsent: without(unsent, names),
        saved: { ...without(saved, names), ...Object.fromEntries(kept) },
      });
    }),
    tellTooLong: enqueueActions(({ context: { unsent }, enqueue }) => {
      if (Object.values(unsent).every(fits)) return;
      enqueue.emit(toast(contactPhrase('recordTooLong'), contactPhrase('recordTooLongMore'), 'destructive'));
    }),
  },
  guards: { isUnsent: ({ context }) => Object.values(context.unsent).some(fits) },
  delays: { pause: recordPauseMs, longest: recordLongestMs },
}).createMachine({
  id: 'privateRecords',
  context: ({ input: { owner, unsent = {} } }) => ({ owner, unsent, saved: {} }),
  invoke: [
    { id: 'store', src: 'store', input: ({ context }) => context.owner },
    { id: 'pageHides', src: 'pageHides' },
  ],
  initial: 'unknown',
  states: {
    /** What the account has is not known yet. */
    unknown: {
      on: {
        'record.write': { actions: withEvent('write') },
        'records.changed': { target: 'sending', actions: withEvent('setSaved') },
      },
    },
    sending: {
      always: [{ guard: 'isUnsent', target: 'idle', actions: 'send' }, { target: 'idle' }],
    },
    idle: {
      on: {
        'record.write': { target: 'writing', actions: withEvent('write') },
        'records.changed': { actions: withEvent('setSaved') },
      },
    },
    writing: {
      initial: 'pausing',
      on: {
        'record.write': { target: '.pausing', actions: withEvent('write') },
        'records.changed': { actions: withEvent('setSaved') },
        'page.hidden': 'sending',
      },
      after: { longest: { target: 'sending', actions: 'tellTooLong' } },
      states: {
        pausing: {
          after: { pause: { target: '#privateRecords.sending', actions: 'tellTooLong' } },
        },
      },
    },
  },
});

/** The text of a name: what was written last, here or on another device. Null if there is none. */
export function recordText(
  { context: { unsent, saved } }: SnapshotFrom<typeof privateRecordsMachine>,
  name: string,
): string | null {
  return unsent[name] ?? saved[name] ?? null;
}
