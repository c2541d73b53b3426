import { Button } from '../../../components/Button/Button.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { FormFailure } from '../../system/forms/FormFailure.tsx';
import { SubmitButton } from '../../system/forms/SubmitButton.tsx';
import type { AccountEmailProps } from '../Account.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { accountProfileWords } from '../AccountProfile.words.ts';
import '../../system/System.phrases.ts';
import '../../system/forms/Input.phrases.ts';

/** Changes the email. The new one applies once the link mailed to it is opened. */
export function AccountEmailForm({ view, send }: AccountEmailProps) {
  const words = useWords(accountProfileWords).email;
  return (
    <Form
      aria-label={words.change}
      focusField="email"
      attempt={view.attempt}
      onSubmit={() => send({ type: 'email.submit' })}
    >
      <FormFailure view={view} title={words.failed} announce="alert" />
      <TextField
        name="email"
        label={words.label}
        type="email"
        isRequired
        autoComplete="email"
        help={words.help}
        value={view.value}
        error={view.error ?? undefined}
        limit={view.maxLength}
        isReadOnly={view.busy}
        onChange={(value) => send({ type: 'email.change', value })}
      />
      <Inline>
        <SubmitButton view={view} busyLabel={view.state === 'proving' ? words.proving : words.saving}>
          {words.save}
        </SubmitButton>
        <Button variant="quiet" isDisabled={view.busy} onPress={() => send({ type: 'email.cancel' })}>
          {words.cancel}
        </Button>
      </Inline>
    </Form>
  );
}
