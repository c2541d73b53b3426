import { failureHandlers, withEvent } from '../../kit/index.ts';
import { openRowEvents, wholeRowStates } from '../../kit/openRow.ts';
import { organizationIdOf } from '../workspace/workspaceSetup.ts';
import type { CasesContext as Context } from './casesContext.ts';
import { recordSetup } from './recordSetup.ts';
import type { RecordTask } from './recordSetup.ts';
import { provenCall } from '../../kit/provenCall.ts';

const reading = failureHandlers('setDetailProblem');

type Tasked<Event> = (args: { event: Event }) => RecordTask;
/** An event that sends a command, if it can be carried out. */
const doing = <Event>(params: RecordTask | Tasked<Event>) =>
  ({
    guard: { type: 'canDo', params },
    target: 'sending',
    actions: { type: 'prepare', params },
  }) as const;

const writing = {
  'record.change': { guard: 'mayChange', actions: withEvent('change') },
  'words.change': { guard: 'mayReview', actions: withEvent('write') },
  'goal.add': { guard: 'mayChange', actions: 'addGoal' },
  'record.discard': { target: 'writing', actions: 'discard' },
  'record.save': doing({ task: 'save' }),
  'contact.add': doing({ task: 'contact' }),
  'service.add': doing({ task: 'addService' }),
  'service.move': doing<{
    serviceId: string;
    status: Extract<RecordTask, { task: 'moveService' }>['status'];
  }>(({ event: { serviceId, status } }) => ({ task: 'moveService', serviceId, status })),
  'owner.assign': doing<{ ownerId: string | null }>(({ event: { ownerId } }) => ({
    task: 'assign',
    ownerId,
  })),
  'closing.open': { guard: 'mayChange', target: 'writing', actions: 'openClosing' },
  'closing.choose': { guard: 'mayChange', actions: withEvent('chooseOutcome') },
  'closing.cancel': { actions: 'cancelClosing' },
  'closing.confirm': doing({ task: 'close' }),
  'record.reopen': doing({ task: 'reopen' }),
} as const;

const request = (context: Context) => ({
  organizationId: organizationIdOf(context),
  id: context.openId ?? '',
});

/** The open record. Nothing is shown as stored before the server has it. */
export const recordRegion = recordSetup.createStateConfig({
  initial: 'deciding',
  on: { ...openRowEvents, 'record.chosen': '.deciding' },
  states: {
    ...wholeRowStates('loadCase', request),
    shown: {
      type: 'parallel',
      states: {
        work: {
          initial: 'writing',
          states: {
            writing: { on: { ...writing, 'record.overtaken': 'overtaken' } },
            /** The session ended: the sign-in dialog is open, and what was written is kept. */
            ...provenCall({
              name: 'send',
              state: 'sending',
              src: 'sendCommand',
              request: (context: Context) => ({ command: context.command! }),
              done: { target: 'stored', actions: withEvent('receiveResult') },
              failed: 'notStored',
              refused: [
                { guard: 'isGone', target: '#cases.open.record.missing', actions: 'markOutdated' },
                { guard: 'isOvertaken', target: 'overtaken', actions: 'retryDetail' },
                { target: 'notStored' },
              ],
            }),
            notStored: { on: { ...writing, 'record.overtaken': 'overtaken' } },
            /** A colleague was faster. What was written is kept, and can be stored over it. */
            overtaken: { on: writing },
            stored: {
              on: {
                ...writing,
                'record.change': { ...writing['record.change'], target: 'writing' },
                'record.overtaken': 'overtaken',
              },
            },
          },
        },
        history: {
          initial: 'current',
          on: { 'record.outdated': '.rereading' },
          states: {
            current: {},
            rereading: {
              invoke: {
                src: 'loadCase',
                input: ({ context }) => request(context),
                onDone: { target: 'current', actions: withEvent('setOpened') },
                onError: reading.transitionWithError('unread'),
              },
              after: { submitTimeout: 'outdated' },
            },
            unread: {
              always: [{ guard: 'isMissing', target: '#cases.open.record.missing' }, { target: 'outdated' }],
            },
            /** It could not be read again. */
            outdated: { on: { 'history.retry': 'rereading' } },
          },
        },
      },
    },
  },
});
