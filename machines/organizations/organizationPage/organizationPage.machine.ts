import { onTimeout, withEvent, transitionWithError } from '../../kit/index.ts';
import { loadFailureStates } from '../../kit/refusedPage.ts';
import { unreachable } from '../../system/model/index.ts';
import { formState } from './form.state.ts';
import { organizationPageSetup } from './organizationPage.setup.ts';
import { provenCall } from '../../kit/provenCall.ts';
import type { OrganizationPageContext } from './organizationPage.setup.ts';

const typing = {
  'ending.nameChange': { target: '.editing', actions: withEvent('changeEndingName') },
} as const;
const cancel = { 'ending.cancel': '#organizationPage.shown.viewing' } as const;
// The own call closes the feed, too, often before it is answered.
const deaf = { 'feed.denied': {}, 'ending.nameChange': {}, 'ending.cancel': {} } as const;

/** An owner ends the organization, after typing its name by hand. Afterwards, there is nothing left to show. */
const endingState = organizationPageSetup.createStateConfig({
  initial: 'editing',
  on: { ...typing, ...cancel },
  states: {
    editing: {
      on: {
        'ending.submit': [
          { guard: 'nameEntered', target: 'ending' },
          { target: 'invalid', actions: 'showNameError' },
        ],
      },
    },
    invalid: { on: { 'ending.submit': { actions: 'showNameError' } } },
    failed: { on: { 'ending.submit': 'ending' } },
    /** The proof dialog is open. Nothing ends before it succeeds. */
    ...provenCall({
      state: 'ending',
      src: 'endOrganization',
      request: ({ loaded }: OrganizationPageContext) => ({ id: loaded?.organization.id ?? '' }),
      done: 'ended',
      failed: 'failed',
      refused: [{ guard: 'missing', target: '#organizationPage.missing' }, { target: 'failed' }],
      held: deaf,
    }),
    ended: { type: 'final', entry: ['emitEnded', 'leavePage'] },
  },
});

/**
 * The page of an organization for its staff: how far its approval has come, its first steps and its profile. Strangers see
 * an approved organization's profile only; for any other one, the page says that there is none.
 */
export const organizationPageMachine = organizationPageSetup.createMachine({
  id: 'organizationPage',
  context: ({ input }) => ({
    slug: input.slug,
    loaded: null,
    storedDraft: input.storedDraft ?? null,
    theirs: null,
    errors: {},
    endingName: '',
    endingError: null,
    attempt: 0,
    problem: unreachable,
    waitSeconds: 0,
    intl: { ...input.intl, now: input.now() },
    now: input.now,
  }),
  initial: 'loading',
  entry: 'startClock',
  on: { 'clock.tick': { actions: ['readClock', 'startClock'] } },
  states: {
    loading: {
      invoke: {
        src: 'loadOrganization',
        input: ({ context }) => ({ slug: context.slug }),
        onDone: { target: 'shown', actions: withEvent('setLoaded') },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    ...loadFailureStates('loading'),
    shown: {
      initial: 'routing',
      entry: 'followFeed',
      exit: ['unfollowFeed', 'forgetFollowing'],
      on: {
        // Nobody is signed in any more, or the person no longer works there: reading finds out which.
        'feed.denied': 'loading',
        'feed.closed': { actions: ['unfollowFeed', 'planFollowing'] },
        'feed.crowded': { actions: ['unfollowFeed', 'planFollowing'] },
        'feed.follow': { actions: 'followFeed' },
      },
      states: {
        routing: { always: [{ guard: 'isWriting', target: 'form' }, { target: 'viewing' }] },
        viewing: {
          on: {
            'profile.edit': { guard: 'mayEdit', target: 'form', actions: ['startWriting', 'emitDraft'] },
            'ending.start': { guard: 'mayEnd', target: 'ending', actions: 'clearEnding' },
          },
        },
        form: formState,
        ending: endingState,
      },
    },
  },
});
