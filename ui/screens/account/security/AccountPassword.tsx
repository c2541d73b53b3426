import '../../system/forms/Input.phrases.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { useFocusReturn } from '../../system/parts/focus.ts';
import { AccountSection } from '../AccountSection.tsx';
import { useWords } from '../../../language/useWords.ts';
import { passwordWords } from '../AccountSecurity.words.ts';
import type { AccountPasswordProps } from '../Account.types.ts';
import { Form } from '../../../components/Form/Form.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { NewPasswordField } from '../../auth/passwords/NewPasswordField.tsx';
import { FormFailure } from '../../system/forms/FormFailure.tsx';
import { SubmitButton } from '../../system/forms/SubmitButton.tsx';

/** Changes the password. Submitting it asks for reauthentication. */
function AccountPasswordForm({ view, send }: AccountPasswordProps) {
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

export type { AccountPasswordProps } from '../Account.types.ts';

/** The password, or a form to set the first one. */
export function AccountPassword({ view, send }: AccountPasswordProps) {
  const words = useWords(passwordWords);
  const isIdle = view.state === 'idle';
  const opener = useFocusReturn<HTMLDivElement>(!isIdle);
  return (
    <AccountSection title={words.title} text={view.exists ? words.exists : words.none}>
      {isIdle ? (
        <div ref={opener}>
          <Button onPress={() => send({ type: 'password.edit' })}>
            {view.exists ? words.change : words.set}
          </Button>
        </div>
      ) : (
        <AccountPasswordForm view={view} send={send} />
      )}
    </AccountSection>
  );
}
