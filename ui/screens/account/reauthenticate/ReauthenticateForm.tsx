import { DialogFooter } from '../../../components/Dialog/Dialog.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { FormFailure } from '../../system/forms/FormFailure.tsx';
import { SubmitButton } from '../../system/forms/SubmitButton.tsx';
import { MailedCode } from './MailedCode.tsx';
import { ProofField } from './ProofField.tsx';
import type { ReauthenticateDialogProps } from '../Account.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { reauthenticateWords } from '../ReauthenticateDialog.words.ts';

/** One proof by the chosen method, and links to the other methods. */
export function ReauthenticateForm({ view, send }: ReauthenticateDialogProps) {
  const words = useWords(reauthenticateWords);
  const { method, methods, busy } = view;
  const isUnsent = method === 'code' && !view.isSent;
  const isSending = view.state === 'open.sending';
  return (
    <Form
      aria-label={words.title[view.reason]}
      focusField="secret"
      attempt={view.attempt}
      onSubmit={() => send({ type: 'form.submit' })}
    >
      <FormFailure view={view} title={words.failed} announce="alert" />
      <TextField
        name="email"
        label={words.email}
        type="email"
        autoComplete="username"
        value={view.email}
        isReadOnly
        onChange={() => {}}
      />
      {isUnsent ? <Text>{words.unsent}</Text> : <ProofField view={view} send={send} />}
      <Stack space="xsmall" align="flex-start">
        {method === 'code' && <MailedCode view={view} send={send} />}
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button
              key={other}
              variant="quiet"
              isDisabled={busy}
              onPress={() => send({ type: 'method.choose', method: other })}
            >
              {words.methods[other].choose}
            </Button>
          ))}
        {view.reason === 'sessionEnded' && (
          <Button variant="quiet" isDisabled={busy} onPress={() => send({ type: 'person.other' })}>
            {words.other}
          </Button>
        )}
      </Stack>
      {!isUnsent && (
        <DialogFooter>
          <SubmitButton view={{ ...view, busy: busy && !isSending }} busyLabel={words.checking}>
            {words.submit}
          </SubmitButton>
        </DialogFooter>
      )}
    </Form>
  );
}
