import { Dialog, DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { useWords } from '../../language/useWords.ts';
import { reauthenticateWords } from './ReauthenticateDialog.words.ts';
import type { ReauthenticateDialogProps } from './Account.types.ts';
import '../system/forms/Input.phrases.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { FormFailure } from '../system/forms/FormFailure.tsx';
import { SubmitButton } from '../system/forms/SubmitButton.tsx';
import { CodeField } from '../../components/CodeField/CodeField.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';

/** The field of the chosen method. */
function ProofField({ view, send }: ReauthenticateDialogProps) {
  const words = useWords(reauthenticateWords);
  const { method } = view;
  const labels = words.methods[method];
  const field = {
    name: 'secret',
    label: labels.label,
    help: 'help' in labels ? labels.help : undefined,
    isRequired: true,
    value: view.secret,
    error: view.secretError ?? undefined,
    isReadOnly: view.busy,
    onChange: (value: string) => send({ type: 'secret.change', value }),
  } as const;
  if (method === 'password') return <PasswordField {...field} limit={view.secretMaxLength} />;
  if (method === 'recovery') return <TextField {...field} autoComplete="off" limit={view.secretMaxLength} />;
  return <CodeField {...field} />;
}

/** Requests a code by email, and another one after a while. */
function MailedCode({ view, send }: ReauthenticateDialogProps) {
  const words = useWords(reauthenticateWords);
  const { isSent, resendSeconds } = view;
  const isSending = view.state === 'open.sending';
  const again = resendSeconds === null ? words.resend : words.resendIn(resendSeconds);
  const label = isSent ? again : words.send;
  return (
    <Button
      variant={isSent ? 'secondary' : 'primary'}
      isPending={isSending}
      isDisabled={!view.canResend && !isSending}
      onPress={() => send({ type: 'mail.resend' })}
    >
      {isSending ? words.sending : label}
    </Button>
  );
}

/** One proof by the chosen method, and links to the other methods. */
function ReauthenticateForm({ view, send }: ReauthenticateDialogProps) {
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

export type { ReauthenticateDialogProps } from './Account.types.ts';

/**
 * Asks the user to confirm their identity over the open page: before a sensitive change, and when a session has
 * ended. The page below keeps everything that was typed.
 */
export function ReauthenticateDialog({ view, send }: ReauthenticateDialogProps) {
  const words = useWords(reauthenticateWords);
  const { isOpen, reason, canClose } = view;
  const close = () => send({ type: 'dialog.close' });
  return (
    <Dialog
      isOpen={isOpen}
      width="narrow"
      title={words.title[reason]}
      description={words.text[reason]}
      isBusy={!canClose}
      onClose={reason === 'sensitive' ? close : undefined}
    >
      <ReauthenticateForm key={`${view.method} ${view.isSent}`} view={view} send={send} />
    </Dialog>
  );
}
