import { followedFeed } from '../../kit/followedFeed.ts';
import { inboxSetup, mailboxOf } from './inbox.setup.ts';
import type { InboxContext } from './inbox.setup.ts';

/** The live feed of the person, or of the organization. */
export const feedRegion = inboxSetup.createStateConfig({
  initial: 'following',
  on: {
    'feed.denied': [
      { guard: 'isPersonal', target: '.waiting', actions: 'countBreak' },
      // Nobody is signed in any more, or the person no longer works there: the page finds out which.
      { target: '#inbox.arriving' },
    ],
  },
  states: followedFeed('followFeed', ({ context }: { context: InboxContext }) => ({
    ...mailboxOf(context),
    after: context.position,
  })),
});
