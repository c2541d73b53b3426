import type { ResetPasswordEvent, ResetPasswordView } from '@vetsync/machines/resetPassword';
import { Form } from '../../components/Form/Form.tsx';
import { FormFailure } from '../system/FormFailure.tsx';
import { SubmitButton } from '../system/SubmitButton.tsx';
import { signedInWords } from './Auth.words.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { AuthStep } from './AuthStep.tsx';
import { AuthWait } from './AuthWait.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { resetPasswordWords as words } from './ResetPassword.words.ts';
import { SpentLink } from './SpentLink.tsx';

export interface ResetPasswordProps {
  view: ResetPasswordView;
  send: (event: ResetPasswordEvent) => void;
}

/** Behind the link of the mail to somebody who forgot their password. */
export function ResetPassword(props: ResetPasswordProps) {
  return <AuthFrame>{content(props)}</AuthFrame>;
}

function content({ view, send }: ResetPasswordProps) {
  const { state } = view;
  if (state === 'signedIn' || state === 'secondFactorDue') return <AuthWait>{signedInWords[state]}</AuthWait>;
  if (state === 'expired') {
    return <SpentLink reason={view.reason} newLinkHref={view.forgotHref} signInHref="/auth" />;
  }
  return (
    <AuthStep title={words.title} text={words.text}>
      <Form
        aria-label={words.title}
        focusField={view.passwordError === null ? null : 'password'}
        attempt={view.attempt}
        onSubmit={() => send({ type: 'form.submit' })}
      >
        <FormFailure view={view} title={words.failed} announce="alert" />
        <NewPasswordField
          name="password"
          label={words.password}
          need="required"
          value={view.password}
          error={view.passwordError ?? undefined}
          reasons={view.passwordReasons}
          minLength={view.passwordMinLength}
          limit={view.passwordMaxLength}
          isReadOnly={view.busy}
          onChange={(value) => send({ type: 'password.change', value })}
        />
        <SubmitButton view={view} busyLabel={words.submitting} width="full">
          {words.submit}
        </SubmitButton>
      </Form>
    </AuthStep>
  );
}
