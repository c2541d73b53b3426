import { emptyEmailForm } from '../forms/emailForm.ts';
import { secondFactorDueState, signedInState } from '../forms/signIn.ts';
import { safeReturnTo } from '../../account/model/index.ts';
import { askingState } from './asking.state.ts';
import { enteringState } from './entering.state.ts';
import { oneTimeCodeSetup } from './oneTimeCode.setup.ts';

export type { OneTimeCodeContext, OneTimeCodeInput } from './oneTimeCode.setup.ts';

/** Sign-in with an emailed link or six-digit code. Never reveals whether an email has an account. */
export const oneTimeCodeMachine = oneTimeCodeSetup.createMachine({
  id: 'oneTimeCode',
  context: ({ input }) => ({
    ...emptyEmailForm,
    email: input?.email ?? '',
    code: '',
    codeError: null,
    resendSeconds: 0,
    destination: safeReturnTo(input?.returnTo),
    challengeId: '',
  }),
  invoke: { src: 'sessionChanges' },
  initial: 'asking',
  /** Also happens when the link was opened in another tab of this browser. */
  on: { 'session.signedIn': { target: '.signedIn', actions: 'goOn' } },
  states: {
    asking: askingState,
    entering: enteringState,
    secondFactorDue: secondFactorDueState,
    signedIn: signedInState,
  },
});
