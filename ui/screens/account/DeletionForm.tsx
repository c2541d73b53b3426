import { Button } from '../../components/Button/Button.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { FormFailure } from '../system/forms/FormFailure.tsx';
import type { AccountDeletionProps } from './Account.types.ts';
import { useWords } from '../../language/useWords.ts';
import { accountDeletionWords } from './AccountDeletion.words.ts';
import '../system/System.phrases.ts';

/** The user types the account's email by hand, so that nobody deletes an account by accident. */
export function DeletionForm({ view, send }: AccountDeletionProps) {
  const words = useWords(accountDeletionWords).delete;
  const label = view.state === 'proving' ? words.proving : words.deleting;
  return (
    <Form
      aria-label={words.title}
      focusField={view.error === null ? null : 'email'}
      attempt={view.attempt}
      onSubmit={() => send({ type: 'form.submit' })}
    >
      <FormFailure view={view} title={words.failed} announce="alert" />
      <TextField
        name="email"
        label={words.label}
        help={words.help(view.email)}
        type="email"
        autoComplete="off"
        isRequired
        value={view.value}
        error={view.error ?? undefined}
        isReadOnly={view.busy}
        onChange={(value) => send({ type: 'email.change', value })}
      />
      <Inline>
        <Button
          type="submit"
          variant="primary"
          tone="critical"
          isPending={view.busy}
          isDisabled={!view.canSubmit && !view.busy}
        >
          {view.busy ? label : words.submit}
        </Button>
      </Inline>
    </Form>
  );
}
