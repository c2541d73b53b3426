import type { AuthEvent, AuthView } from '@vetsync/machines/auth/auth';
import type { AuthField } from '@vetsync/machines/account/model';
import { Form } from '../../../components/Form/Form.tsx';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import type { TextFieldProps } from '../../../components/TextField/TextField.tsx';
import { SubmitButton } from '../../system/forms/SubmitButton.tsx';
import { useWords } from '../../../language/useWords.ts';
import { authWords } from '../Auth.words.ts';
import { NewPasswordField } from '../passwords/NewPasswordField.tsx';
import '../../system/System.phrases.ts';
import '../../system/forms/Input.phrases.ts';
import { FormFailure } from '../../system/forms/FormFailure.tsx';
import type { ScreenProps } from '../../system/parts/screenProps.ts';

interface AuthFailureProps {
  view: AuthView;
}

/** Why the last attempt failed, above the form. */
function AuthFailure({ view }: AuthFailureProps) {
  const words = useWords(authWords);
  return <FormFailure view={view} title={words.failed[view.tab]} announce="alert" />;
}

/** Email and password, and the name for sign-up (platform spec, section 5). */
export function AuthForm({ view, send }: ScreenProps<AuthView, AuthEvent>) {
  const words = useWords(authWords);
  const { tab } = view;
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
  return (
    <Form
      aria-label={words.tabs[tab]}
      focusField={view.firstInvalid}
      attempt={view.attempt}
      onSubmit={() => send({ type: 'form.submit' })}
    >
      <AuthFailure view={view} />
      {isSignUp && <TextField {...field('fullName')} isRequired={false} autoComplete="name" />}
      <TextField {...field('email')} isRequired type="email" autoComplete="username" />
      {isSignUp ? (
        <NewPasswordField
          {...field('password')}
          isRequired
          reasons={view.passwordReasons}
          minLength={view.passwordMinLength}
        />
      ) : (
        <PasswordField {...field('password')} isRequired />
      )}
      <SubmitButton view={view} busyLabel={words.submitting[tab]} width="full">
        {words.submit[tab]}
      </SubmitButton>
    </Form>
  );
}
