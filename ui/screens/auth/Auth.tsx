import type { AuthState } from '@vetsync/machines/auth/auth';
import { useWords } from '../../language/useWords.ts';
import { authWords, signedInWords } from './Auth.words.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { AuthWait } from './steps/AuthWait.tsx';
import { CheckYourEmail } from './steps/CheckYourEmail.tsx';
import { DemoOffer } from './steps/DemoOffer.tsx';
import { SignInMethods } from './steps/SignInMethods.tsx';
import type { AuthProps } from './Auth.types.ts';

export type { AuthProps } from './Auth.types.ts';

/** Final states, and the text shown in each. */
const doneAs: Partial<Record<AuthState, keyof typeof signedInWords>> = {
  signedIn: 'signedIn',
  alreadySignedIn: 'signedIn',
  secondFactorDue: 'secondFactorDue',
};

/** Sign in and sign up (platform spec, section 2, "Auth screen"). */
export function Auth({ view, send }: AuthProps) {
  const sharedWords = useWords(signedInWords);
  const words = useWords(authWords);
  const { state, tab } = view;
  const done = doneAs[state];
  const isSent = state.startsWith('checkYourEmail');
  return (
    <AuthFrame
      title={done || isSent ? undefined : words.title[tab]}
      beside={<DemoOffer href={view.demoHref} />}
    >
      {done && <AuthWait>{sharedWords[done]}</AuthWait>}
      {isSent && <CheckYourEmail view={view} send={send} />}
      {!done && !isSent && <SignInMethods view={view} send={send} />}
    </AuthFrame>
  );
}
