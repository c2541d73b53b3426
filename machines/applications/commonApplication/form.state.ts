import { withEvent } from '../../kit/index.ts';
import { crisisFirst } from '../../system/crisis/crisisParts.ts';
import { commonApplicationSetup } from './commonApplication.setup.ts';

/** Events that change the form. Each change is stored. */
const writing = {
  'text.change': { actions: [withEvent('changeText'), 'forgetArrival', 'emitDraft'] },
  'term.choose': { actions: [withEvent('chooseTerm'), 'forgetArrival', 'emitDraft'] },
  'aid.change': { actions: [withEvent('changeAid'), 'forgetArrival', 'emitDraft'] },
  'part.toggle': { actions: [withEvent('togglePart'), 'forgetArrival', 'emitDraft'] },
} as const;

/** What is being chosen and written, until it is sent. */
export const formState = commonApplicationSetup.createStateConfig({
  initial: 'routing',
  on: {
    'portal.shut': 'closed',
    'applied.changed': { actions: [withEvent('setApplied'), 'dropApplied'] },
    'draft.startOver': { target: '.universities', actions: ['reset', 'emitDraft'] },
    'dialog.close': [
      { guard: 'written', target: '.confirmingClose' },
      { target: 'closed', actions: ['reset', 'emitClosed'] },
    ],
  },
  states: {
    routing: {
      always: [{ guard: 'atStatement', target: 'statement' }, { target: 'universities' }],
    },
    universities: {
      on: {
        'search.change': { guard: 'searches', actions: [withEvent('setWords'), withEvent('emitSearch')] },
        'list.endReached': {
          guard: 'searches',
          actions: { type: 'emitMore', params: { isRetry: false } },
        },
        'list.retry': { guard: 'searches', actions: { type: 'emitMore', params: { isRetry: true } } },
        'program.toggle': { guard: withEvent('canChoose'), actions: [withEvent('toggle'), 'emitDraft'] },
        'step.next': {
          guard: 'chosen',
          target: 'statement',
          actions: [{ type: 'goTo', params: { step: 'statement' } }, 'setArrivedAt', 'emitDraft'],
        },
      },
    },
    statement: {
      on: {
        ...writing,
        'step.previous': {
          target: 'universities',
          actions: [{ type: 'goTo', params: { step: 'universities' } }, 'emitDraft'],
        },
        'form.submit': [
          { guard: 'justArrived' },
          crisisFirst,
          { guard: 'sendable', target: '#commonApplication.sending', actions: ['nameRequest', 'send'] },
          { guard: 'chosen', target: 'tooLong', actions: 'markRefused' },
        ],
      },
    },
    /** A text is too long. */
    tooLong: {
      always: { guard: 'shortEnough', target: 'statement' },
      on: {
        ...writing,
        'step.previous': {
          target: 'universities',
          actions: [{ type: 'goTo', params: { step: 'universities' } }, 'emitDraft'],
        },
        'form.submit': { actions: 'markRefused' },
      },
    },
    confirmingClose: {
      on: {
        'dialog.close': {},
        'close.confirm': {
          target: '#commonApplication.closed',
          actions: ['reset', 'emitDraft', 'emitClosed'],
        },
        'close.cancel': 'routing',
      },
    },
  },
});
