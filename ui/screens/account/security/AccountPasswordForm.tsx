import { Button } from '../../../components/Button/Button.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { NewPasswordField } from '../../auth/passwords/NewPasswordField.tsx';
import { FormFailure } from '../../system/forms/FormFailure.tsx';
import { SubmitButton } from '../../system/forms/SubmitButton.tsx';
import type { AccountPasswordProps } from '../Account.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { passwordWords } from '../AccountSecurity.words.ts';
import '../../system/forms/Input.phrases.ts';

/** Changes the password. Submitting it asks for reauthentication. */
export function AccountPasswordForm({ view, send }: AccountPasswordProps) {
  const words = useWords(passwordWords);
  return (
    <Form
      aria-label={view.exists ? words.change : words.set}
      focusField="password"
      attempt={view.attempt}
      onSubmit={() => send({ type: 'password.submit' })}
    >
      <FormFailure view={view} title={words.failed} announce="alert" />
      <NewPasswordField
        name="password"
        label={words.label}
        isRequired
        value={view.value}
        error={view.error ?? undefined}
        reasons={view.reasons}
        minLength={view.minLength}
        limit={view.maxLength}
        isReadOnly={view.busy}
        onChange={(value) => send({ type: 'password.change', value })}
      />
      <Text size="small" tone="muted">
        {words.after}
      </Text>
      <Inline>
        <SubmitButton view={view} busyLabel={view.state === 'proving' ? words.proving : words.saving}>
          {words.save}
        </SubmitButton>
        <Button variant="quiet" isDisabled={view.busy} onPress={() => send({ type: 'password.cancel' })}>
          {words.cancel}
        </Button>
      </Inline>
    </Form>
  );
}
