import { onTimeout, withEvent, transitionWithError } from '../../kit/index.ts';
import { unreachable } from '../../system/model/index.ts';
import { actionRegion } from './action.region.ts';
import { inviteRegion } from './invite.region.ts';
import { emptyInvitation, organizationStaffSetup } from './organizationStaff.setup.ts';

const loadStaff = {
  invoke: {
    src: 'loadStaff',
    input: ({ context }: { context: { slug: string } }) => ({ slug: context.slug }),
    onDone: { target: 'open', actions: withEvent('setStaff') },
    onError: transitionWithError('refused'),
  },
  after: onTimeout('refused'),
} as const;

/**
 * The staff of an organization and its invitations. Everyone there sees their colleagues; what they may change follows
 * from role and status, which the server checks again. After each change the list is loaded again, because one change can
 * bring others with it: who loses a role takes along invitations.
 */
export const organizationStaffMachine = organizationStaffSetup.createMachine({
  id: 'organizationStaff',
  context: ({ input }) => ({
    slug: input.slug,
    self: input.self,
    staff: null,
    pendingAction: null,
    draft: emptyInvitation,
    errors: {},
    attempt: 0,
    waitSeconds: 0,
    problem: unreachable,
    actionProblem: unreachable,
    inviteProblem: unreachable,
    intl: { ...input.intl, now: input.now() },
    now: input.now,
  }),
  initial: 'loading',
  entry: 'startClock',
  on: { 'clock.tick': { actions: ['readClock', 'startClock'] } },
  states: {
    loading: loadStaff,
    /** The list from before stays in sight. */
    reloading: loadStaff,
    refused: {
      always: [
        { guard: 'proofDue', target: 'failed', actions: 'requestProof' },
        { guard: 'missing', target: 'missing', actions: 'clearStaff' },
        { target: 'failed' },
      ],
    },
    /** There is no such organization, or the person doesn't work there. */
    missing: {},
    failed: { on: { 'page.retry': 'loading', 'proof.given': 'loading' } },
    open: { type: 'parallel', states: { action: actionRegion, invite: inviteRegion } },
  },
});
