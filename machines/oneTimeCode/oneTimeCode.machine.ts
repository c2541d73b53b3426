import { newMailing } from '../kit/index.ts';
import { safeReturnTo } from '../model/index.ts';
import { asking } from './asking.state.ts';
import { entering } from './entering.state.ts';
import { oneTimeCodeSetup } from './oneTimeCode.setup.ts';

export type { OneTimeCodeContext, OneTimeCodeInput } from './oneTimeCode.setup.ts';

/** Sign-in by a mailed link or six-digit code. Nothing here tells whether an address has an account. */
export const oneTimeCodeMachine = oneTimeCodeSetup.createMachine({
  id: 'oneTimeCode',
  context: ({ input }) => ({
    ...newMailing,
    email: input?.email ?? '',
    code: '',
    codeError: null,
    resendSeconds: 0,
    destination: safeReturnTo(input?.returnTo),
    challengeId: '',
  }),
  initial: 'asking',
  /** Also when the link was opened in another tab of this browser. */
  on: { 'session.signedIn': { target: '.signedIn', actions: 'goOn' } },
  states: {
    asking,
    entering,
    /** Nobody is signed in before the second factor; it is asked for at an address of its own. */
    secondFactorDue: { entry: 'askSecondFactor' },
    /** The session machine reads the new cookie first, so that a guarded place does not send the person back here. */
    signedIn: {
      on: { 'session.signedIn': { actions: 'goOn' } },
      after: { submitTimeout: { actions: 'goOn' } },
    },
  },
});
