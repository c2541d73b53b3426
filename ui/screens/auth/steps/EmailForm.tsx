import type { Phrase } from '@vetsync/machines/system/model';
import { Form } from '../../../components/Form/Form.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { FormFailure } from '../../system/forms/FormFailure.tsx';
import { SubmitButton } from '../../system/forms/SubmitButton.tsx';
import '../../system/System.phrases.ts';
import '../../system/forms/Input.phrases.ts';

export interface EmailFormProps {
  view: {
    email: string;
    emailError: Phrase | null;
    emailMaxLength: number;
    attempt: number;
    canSubmit: boolean;
    busy: boolean;
    waitSeconds: number | null;
    failure: Phrase | null;
  };
  send: (event: { type: 'email.change'; value: string } | { type: 'form.submit' }) => void;
  words: { email: string; submit: string; sending: string; failed: string };
}

/** Asks for the email to send a message to. */
export function EmailForm({ view, send, words }: EmailFormProps) {
  return (
    <Form
      aria-label={words.submit}
      focusField={view.emailError === null ? null : 'email'}
      attempt={view.attempt}
      onSubmit={() => send({ type: 'form.submit' })}
    >
      <FormFailure view={view} title={words.failed} announce="alert" />
      <TextField
        name="email"
        label={words.email}
        type="email"
        autoComplete="username"
        isRequired
        value={view.email}
        error={view.emailError ?? undefined}
        limit={view.emailMaxLength}
        isReadOnly={view.busy}
        onChange={(value) => send({ type: 'email.change', value })}
      />
      <SubmitButton view={view} busyLabel={words.sending} width="full">
        {words.submit}
      </SubmitButton>
    </Form>
  );
}
