import { assign, emit, enqueueActions, setup } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import {
  decideCommand,
  decisionChoices,
  decisionRecordedMs,
  decisionToast,
  decisionWaitMs,
  undecidedToast,
  undoCommand,
  undoToast,
} from '../model/index.ts';
import { decisionTextMax, randomId } from '../../model/world/index.ts';
import type { AnyDecision } from '../model/index.ts';
import type {
  DecisionAbout,
  DecisionEvent,
  DecisionParentEvent,
  DecisionEmitted,
  DecisionNotes,
} from './decision.events.ts';

export interface DecisionInput {
  about?: DecisionAbout | null;
  /** What this tab kept of notes. */
  notes?: DecisionNotes;
  /** From 0 up to, but not including, 1; draws the decision's id. */
  random: () => number;
}

export interface DecisionContext extends Required<DecisionInput> {
  /** What is chosen and not recorded yet. */
  chosen: AnyDecision | null;
  /** Id under which it is asked for, also a second time. */
  id: string;
}

type About = { about: DecisionAbout | null };

const written = ({ about, notes }: Pick<DecisionContext, 'about' | 'notes'>) => notes[about?.id ?? ''] ?? '';

/**
 * A reviewer's decision on a job, college or nonprofit application (feature spec, section 4). It counts only once
 * the shared world has it. Until then nothing else can be chosen, and without an answer the reviewer is asked again.
 */
export const decisionMachine = setup({
  types: {
    context: {} as DecisionContext,
    events: {} as DecisionEvent | DecisionParentEvent,
    emitted: {} as DecisionEmitted,
    input: {} as DecisionInput,
    tags: {} as 'pending',
  },
  actions: {
    setAbout: assign((_, { about }: About) => ({ about })),
    choose: assign(({ context }, { decision }: { decision: AnyDecision }) => ({
      chosen: decision,
      id: randomId(context.random, 16),
    })),
    writeNotes: assign(({ context: { about, notes } }, { notes: text }: { notes: string }) =>
      about ? { notes: { ...notes, [about.id]: text } } : {},
    ),
    clearNotes: assign(({ context: { about, notes } }) => ({
      notes: Object.fromEntries(Object.entries(notes).filter(([id]) => id !== about?.id)),
    })),
    emitNotes: emit(({ context: { notes } }) => ({ type: 'notes.changed', notes })),
    record: enqueueActions(({ context, enqueue }) => {
      const { about, chosen: decision, id } = context;
      if (!about || !decision) return;
      const { kind, id: applicationId, subject, personId } = about;
      const notes = written(context);
      enqueue.emit({
        type: 'world.dispatch',
        command: decideCommand({ kind, applicationId, subject, personId, decision, notes, id }),
      });
    }),
    emitRecorded: enqueueActions(({ context: { about, chosen }, enqueue }) => {
      const toast = about && chosen && decisionToast(about.kind, chosen);
      if (toast) enqueue.emit({ type: 'page.toast', toast });
    }),
    emitDone: enqueueActions(({ context: { about }, enqueue }) => {
      if (about) enqueue.emit({ type: 'decision.done', applicationId: about.id });
    }),
    withdraw: enqueueActions(({ context: { about }, enqueue }) => {
      if (about?.decision) enqueue.emit({ type: 'world.dispatch', command: undoCommand(about.decision) });
    }),
    emitWithdrawn: emit({ type: 'page.toast', toast: undoToast }),
    emitUndecided: emit({ type: 'page.toast', toast: undecidedToast }),
    clearChoice: assign({ chosen: null, id: '' }),
  },
  guards: {
    canChoose: ({ context: { about } }, { decision }: { decision: AnyDecision }) =>
      about !== null &&
      (decisionChoices[about.kind] as readonly AnyDecision[]).includes(decision) &&
      about.decision?.decision !== decision,
    canUndo: ({ context: { about } }) => about?.decision != null,
    sendable: ({ context }) => written(context).length <= decisionTextMax,
    another: ({ context }, { about }: About) => about?.id !== context.about?.id,
    holdsIt: ({ context }, { about }: About) => about?.history.some(({ id }) => id === context.id) === true,
    isOpenAgain: ({ context }, { about }: About) => about?.decision?.id !== context.about?.decision?.id,
  },
  delays: { recorded: decisionRecordedMs, waiting: decisionWaitMs },
}).createMachine({
  id: 'decision',
  context: ({ input: { about = null, notes = {}, random } }) => ({
    about,
    notes,
    random,
    chosen: null,
    id: '',
  }),
  initial: 'idle',
  on: {
    'about.changed': [
      {
        guard: withEvent('another'),
        target: '.idle',
        actions: withEvent('setAbout'),
      },
      { actions: withEvent('setAbout') },
    ],
    'notes.change': { actions: [withEvent('writeNotes'), 'emitNotes'] },
  },
  states: {
    idle: {
      entry: 'clearChoice',
      on: {
        'decision.choose': {
          guard: withEvent('canChoose'),
          target: 'confirming',
          actions: withEvent('choose'),
        },
        'decision.undo': { guard: 'canUndo', target: 'undoing' },
      },
    },
    confirming: {
      on: {
        'decision.choose': {
          guard: withEvent('canChoose'),
          actions: withEvent('choose'),
        },
        'decision.confirm': { guard: 'sendable', target: 'recording' },
        'decision.cancel': 'idle',
      },
    },
    /** Nothing can be chosen or written until the world has it. */
    recording: {
      tags: 'pending',
      entry: 'record',
      on: {
        'notes.change': {},
        'about.changed': [
          {
            guard: withEvent('holdsIt'),
            target: 'recorded',
            actions: [withEvent('setAbout'), 'emitRecorded', 'clearNotes', 'emitNotes'],
          },
          {
            guard: withEvent('another'),
            target: 'idle',
            actions: withEvent('setAbout'),
          },
          { actions: withEvent('setAbout') },
        ],
      },
      after: { waiting: { target: 'confirming', actions: 'emitUndecided' } },
    },
    recorded: {
      tags: 'pending',
      on: { 'notes.change': {} },
      after: { recorded: { target: 'idle', actions: 'emitDone' } },
    },
    undoing: {
      tags: 'pending',
      entry: 'withdraw',
      on: {
        'notes.change': {},
        'about.changed': [
          {
            guard: withEvent('another'),
            target: 'idle',
            actions: withEvent('setAbout'),
          },
          {
            guard: withEvent('isOpenAgain'),
            target: 'idle',
            actions: [withEvent('setAbout'), 'emitWithdrawn'],
          },
          { actions: withEvent('setAbout') },
        ],
      },
      after: { waiting: { target: 'idle', actions: 'emitUndecided' } },
    },
  },
});
