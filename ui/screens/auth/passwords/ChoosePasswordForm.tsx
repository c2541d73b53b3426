import type { ConfirmEmailView } from '@vetsync/machines/auth/confirmEmail';
import { Form } from '../../../components/Form/Form.tsx';
import { FormFailure } from '../../system/forms/FormFailure.tsx';
import { SubmitButton } from '../../system/forms/SubmitButton.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import '../../system/forms/Input.phrases.ts';

type ViewFields =
  | 'password'
  | 'passwordError'
  | 'passwordReasons'
  | 'passwordMinLength'
  | 'passwordMaxLength'
  | 'attempt'
  | 'canSubmit'
  | 'busy'
  | 'waitSeconds'
  | 'failure';

export interface ChoosePasswordFormProps {
  view: Pick<ConfirmEmailView, ViewFields>;
  send: (event: { type: 'password.change'; value: string } | { type: 'form.submit' }) => void;
  words: { title: string; password: string; submit: string; submitting: string; failed: string };
}

/** Sets the account's new password. */
export function ChoosePasswordForm({ view, send, words }: ChoosePasswordFormProps) {
  return (
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
        isRequired
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
  );
}
