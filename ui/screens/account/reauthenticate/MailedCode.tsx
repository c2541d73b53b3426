import { Button } from '../../../components/Button/Button.tsx';
import type { ReauthenticateDialogProps } from '../Account.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { reauthenticateWords } from '../ReauthenticateDialog.words.ts';

/** Requests a code by email, and another one after a while. */
export function MailedCode({ view, send }: ReauthenticateDialogProps) {
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
