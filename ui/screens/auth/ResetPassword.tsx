import type { ResetPasswordEvent, ResetPasswordView } from '@vetsync/machines/resetPassword';
import { signedInWords } from './Auth.words.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { AuthStep } from './steps/AuthStep.tsx';
import { AuthWait } from './steps/AuthWait.tsx';
import { ChoosePasswordForm } from './passwords/ChoosePasswordForm.tsx';
import { resetPasswordWords as words } from './ResetPassword.words.ts';
import { InvalidLink } from './steps/InvalidLink.tsx';

export interface ResetPasswordProps {
  view: ResetPasswordView;
  send: (event: ResetPasswordEvent) => void;
}

/** Opened by the link in the password reset email. */
export function ResetPassword(props: ResetPasswordProps) {
  return <AuthFrame>{content(props)}</AuthFrame>;
}

function content({ view, send }: ResetPasswordProps) {
  const { state } = view;
  if (state === 'signedIn' || state === 'secondFactorDue') return <AuthWait>{signedInWords[state]}</AuthWait>;
  if (state === 'expired') {
    return <InvalidLink reason={view.reason} newLinkHref={view.forgotHref} signInHref="/auth" />;
  }
  return (
    <AuthStep title={words.title} text={words.text}>
      <ChoosePasswordForm view={view} send={send} words={words} />
    </AuthStep>
  );
}
