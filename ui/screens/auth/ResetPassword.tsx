import type { ResetPasswordEvent, ResetPasswordView } from '@vetsync/machines/auth/resetPassword';
import { useWords } from '../../language/useWords.ts';
import { signedInWords } from './Auth.words.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { AuthStep } from './steps/AuthStep.tsx';
import { AuthWait } from './steps/AuthWait.tsx';
import { ChoosePasswordForm } from './passwords/ChoosePasswordForm.tsx';
import { resetPasswordWords } from './ResetPassword.words.ts';
import { InvalidLink } from './steps/InvalidLink.tsx';
import type { ScreenProps } from '../system/parts/screenProps.ts';

export type ResetPasswordProps = ScreenProps<ResetPasswordView, ResetPasswordEvent>;

/** Opened by the link in the password reset email. */
export function ResetPassword(props: ResetPasswordProps) {
  return (
    <AuthFrame>
      <Content {...props} />
    </AuthFrame>
  );
}

function Content({ view, send }: ResetPasswordProps) {
  const sharedWords = useWords(signedInWords);
  const words = useWords(resetPasswordWords);
  const { state } = view;
  if (state === 'signedIn' || state === 'secondFactorDue') return <AuthWait>{sharedWords[state]}</AuthWait>;
  if (state === 'expired') {
    return <InvalidLink reason={view.reason} newLinkHref={view.forgotHref} signInHref="/auth" />;
  }
  return (
    <AuthStep title={words.title} text={words.text}>
      <ChoosePasswordForm view={view} send={send} words={words} />
    </AuthStep>
  );
}
