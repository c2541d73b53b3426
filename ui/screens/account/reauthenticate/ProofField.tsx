import { CodeField } from '../../../components/CodeField/CodeField.tsx';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import type { ReauthenticateDialogProps } from '../Account.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { reauthenticateWords } from '../ReauthenticateDialog.words.ts';
import '../../system/forms/Input.phrases.ts';

/** The field of the chosen method. */
export function ProofField({ view, send }: ReauthenticateDialogProps) {
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
