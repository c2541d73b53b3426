import type { AuthEvent, AuthView } from '@vetsync/machines/auth';
import type { AuthField } from '@vetsync/machines/model';
import { Button } from '../../components/Button/Button.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { TextField, type TextFieldProps } from '../../components/TextField/TextField.tsx';
import { AuthFailure } from './AuthFailure.tsx';
import { authWords as words } from './Auth.words.ts';
import { PasswordReasons } from './PasswordReasons.tsx';

export interface AuthFormProps {
  view: AuthView;
  send: (event: AuthEvent) => void;
}

/** E-mail and password, for sign-up a name as well (platform spec, section 5). */
export function AuthForm({ view, send }: AuthFormProps) {
  const { tab, waitSeconds, passwordReasons } = view;
  const isSignUp = tab === 'signUp';
  const field = (name: AuthField): TextFieldProps => ({
    name,
    label: words.fields[name],
    value: view.fields[name],
    error: view.errors[name],
    limit: view.limits[name],
    isReadOnly: view.busy,
    onChange: (value) => send({ type: 'field.change', field: name, value }),
  });
  const refused = passwordReasons.length > 1 && {
    help: <PasswordReasons reasons={passwordReasons} />,
    error: words.passwordRefused,
  };
  return (
    <Form
      aria-label={words.tabs[tab]}
      focusField={view.firstInvalid}
      attempt={view.attempt}
      onSubmit={() => send({ type: 'form.submit' })}
    >
      <AuthFailure view={view} />
      {isSignUp && <TextField {...field('fullName')} need="optional" autoComplete="name" />}
      <TextField {...field('email')} need="required" type="email" autoComplete="username" />
      <PasswordField
        {...field('password')}
        need="required"
        purpose={isSignUp ? 'new' : 'current'}
        help={isSignUp ? words.passwordHelp(view.passwordMinLength) : undefined}
        {...refused}
      />
      <Button
        type="submit"
        emphasis="primary"
        width="full"
        isPending={view.busy}
        isDisabled={!view.canSubmit && !view.busy}
      >
        {waitSeconds !== null && words.limited.submit(waitSeconds)}
        {waitSeconds === null && (view.busy ? words.submitting[tab] : words.submit[tab])}
      </Button>
    </Form>
  );
}
