import { withEvent } from '../../kit/index.ts';
import { unreachable } from '../../system/model/index.ts';
import { accountProfileSetup } from './accountProfile.setup.ts';
import { emailRegion } from './email.region.ts';
import { nameRegion } from './name.region.ts';

export type { AccountProfileContext, AccountProfileInput } from './accountProfile.setup.ts';

const untouched = { error: null, attempt: 0, problem: unreachable };

/**
 * Name and email of the signed-in person. The two forms have their own states, so one can fail while the other is
 * edited.
 */
export const accountProfileMachine = accountProfileSetup.createMachine({
  id: 'accountProfile',
  type: 'parallel',
  context: ({ input: { account, canVerify = false } }) => ({
    account,
    canVerify,
    name: { ...untouched, value: account.fullName ?? '' },
    email: { ...untouched, value: '' },
    waitSeconds: 0,
  }),
  invoke: [{ src: 'accountChanges' }, { src: 'methodsChanges' }],
  on: {
    'account.changed': { actions: withEvent('setAccount') },
    'methods.known': { actions: withEvent('setMethods') },
  },
  states: { name: nameRegion, email: emailRegion },
});
