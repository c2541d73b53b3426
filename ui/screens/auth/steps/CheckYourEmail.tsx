import type { AuthEvent, AuthView } from '@vetsync/machines/auth/auth';
import MailCheck from 'lucide-react/icons/mail-check';
import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { checkYourEmailWords } from '../Auth.words.ts';
import { Outcome } from './Outcome.tsx';

export interface CheckYourEmailProps {
  view: AuthView;
  send: (event: AuthEvent) => void;
}

/** After sign-up. The same whether or not the email had an account (platform spec, section 8, "Sign-up success"). */
export function CheckYourEmail({ view, send }: CheckYourEmailProps) {
  const words = useWords(checkYourEmailWords);
  const { sentTo, waitSeconds, busy, canResend } = view;
  const label = waitSeconds === null ? words.resend : words.resendIn(waitSeconds);
  return (
    <Outcome icon={MailCheck} tone="accent" title={words.title}>
      <Text>{words.text}</Text>
      <Text>
        {words.sentTo} <strong>{sentTo}</strong>.
      </Text>
      <Text size="small" tone="muted">
        {words.tips}
      </Text>
      <Inline>
        <Button
          isPending={busy}
          isDisabled={!canResend && !busy}
          onPress={() => send({ type: 'mail.resend' })}
        >
          {busy ? words.resending : label}
        </Button>
        <Button variant="quiet" onPress={() => send({ type: 'mail.correct' })}>
          {words.correct}
        </Button>
      </Inline>
    </Outcome>
  );
}
