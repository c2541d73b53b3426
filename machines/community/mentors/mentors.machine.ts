import { withEvent } from '../../kit/index.ts';
import { searchListStates } from '../../kit/pagedList.ts';
import { transitionWithError, onTimeout } from '../../kit/calls.ts';
import { crisisAlways, crisisFirst, crisisInvoke, crisisOn } from '../../system/crisis/crisisParts.ts';
import { noCrisis } from '../../system/model/crisisWatch.ts';
import { unreachable } from '../../system/model/index.ts';
import { newOffer, offerOf } from '../model/index.ts';
import { mentoringWith, mentorsSetup } from './mentors.setup.ts';
import type { MentorsContext } from './mentors.setup.ts';

const loadOwn = {
  invoke: {
    src: 'loadOwn',
    input: ({ context }: { context: MentorsContext }) => context.server,
    onDone: { target: 'known', actions: withEvent('setOwn') },
    onError: 'failed',
  },
  after: { submitTimeout: 'failed' },
} as const;
const close = { 'dialog.close': { target: 'closed', actions: 'forget' } } as const;

/**
 * Mentors: the search, what somebody offers themselves, and what people ask each other. The server alone knows who has room,
 * so what is sent is shown once it has answered. In the demo nobody is told, and the world notes whom the person asked.
 */
export const mentorsMachine = mentorsSetup.createMachine({
  id: 'mentors',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    mentors: [],
    total: 0,
    options: { branch: [], language: [] },
    cursor: null,
    own: null,
    asking: null,
    draft: newOffer,
    errors: {},
    attempt: 0,
    ending: null,
    command: null,
    problem: unreachable,
    crisis: noCrisis,
  }),
  invoke: crisisInvoke,
  always: crisisAlways,
  on: crisisOn,
  states: {
    list: {
      initial: 'loading',
      on: {
        'filter.change': { target: '.searching', actions: withEvent('changeFilter') },
        'filters.clear': { target: '.refreshing', actions: ['clearFilters', 'emitRoute'] },
        'location.changed': [
          { guard: withEvent('isSameSearch') },
          { target: '.refreshing', actions: withEvent('setFilters') },
        ],
        'command.done': '.refreshing',
      },
      states: {
        ...searchListStates({
          src: 'find',
          request: ({ server, filters }: MentorsContext, cursor) => ({ server, filters, cursor }),
          cursorOf: ({ cursor }) => cursor,
          more: 'list.more',
          again: 'list.retry',
        }),
        loaded: { always: [{ guard: 'foundSome', target: 'listed' }, { target: 'none' }] },
        none: {},
      },
    },
    /** What the person offers, asked and was asked. What was known before stays while it is read again. */
    own: {
      initial: 'loading',
      on: {
        'requests.changed': { target: '.loading', actions: withEvent('setRequestedIds') },
        'command.done': '.loading',
      },
      states: { loading: loadOwn, known: {}, failed: { on: { 'own.retry': 'loading' } } },
    },
    dialog: {
      initial: 'closed',
      on: { 'command.done': { target: '.closed', actions: 'forget' } },
      states: {
        closed: {
          on: {
            'mentor.ask': { guard: withEvent('mayAsk'), target: 'asking', actions: withEvent('begin') },
            'offer.open': { guard: 'mayOffer', target: 'offering', actions: 'editOffer' },
            'mentor.withdraw': [
              { guard: withEvent('isNoted'), actions: withEvent('withdrawNoted') },
              {
                guard: withEvent('mayWithdraw'),
                actions: [
                  {
                    type: 'compose',
                    params: ({ context, event }) => ({
                      type: 'mentor.withdraw' as const,
                      payload: { mentorshipId: mentoringWith(context, event.mentorId)!.id },
                    }),
                  },
                  'sendCommand',
                ],
              },
            ],
            'mentoring.take': [
              { guard: withEvent('isEnding'), target: 'ending', actions: withEvent('aim') },
              {
                actions: [
                  {
                    type: 'compose',
                    params: ({ event: { id, step } }) => ({
                      type: `mentor.${step}` as const,
                      payload: { mentorshipId: id },
                    }),
                  },
                  'sendCommand',
                ],
              },
            ],
          },
        },
        /** A mentor is asked. */
        asking: {
          on: {
            ...close,
            'request.change': { actions: withEvent('write') },
            'request.send': [
              crisisFirst,
              {
                guard: 'canAsk',
                actions: [
                  {
                    type: 'compose',
                    params: ({ context: { asking } }) => ({
                      type: 'mentor.request' as const,
                      payload: { mentorId: asking?.mentor.id ?? '', text: asking?.text.trim() ?? '' },
                    }),
                  },
                  'sendCommand',
                ],
              },
            ],
          },
        },
        /** What the person offers is written. */
        offering: {
          on: {
            ...close,
            'offer.change': { actions: withEvent('changeOffer') },
            'offer.save': [
              {
                guard: 'isWhole',
                actions: [
                  {
                    type: 'compose',
                    params: ({ context }) => ({
                      type: 'mentor.offer' as const,
                      payload: offerOf(context.draft),
                    }),
                  },
                  'sendCommand',
                ],
              },
              { actions: 'showOfferErrors' },
            ],
            'offer.stop': {
              actions: [
                { type: 'compose', params: { type: 'mentor.stop' as const, payload: {} } },
                'sendCommand',
              ],
            },
          },
        },
        /** The person is asked whether the mentoring ends. */
        ending: {
          on: {
            ...close,
            'end.confirm': {
              actions: [
                {
                  type: 'compose',
                  params: ({ context }) => ({
                    type: 'mentor.end' as const,
                    payload: { mentorshipId: context.ending ?? '' },
                  }),
                },
                'sendCommand',
              ],
            },
          },
        },
      },
    },
    outbox: {
      initial: 'idle',
      states: {
        idle: { on: { 'command.send': 'sending' } },
        sending: {
          invoke: {
            src: 'send',
            input: ({ context: { server, command } }) => ({ server, command: command! }),
            onDone: { target: 'idle', actions: ['noteRequest', 'tell', 'done'] },
            onError: transitionWithError('refused'),
          },
          after: onTimeout('refused'),
        },
        /** Why is displayed, and it can be sent again. */
        refused: {
          on: {
            'command.send': 'sending',
            'dialog.close': 'idle',
            'mentor.ask': 'idle',
            'offer.open': 'idle',
          },
        },
      },
    },
  },
});
