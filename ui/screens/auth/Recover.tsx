import type { RecoverEvent, RecoverView } from '@vetsync/machines/auth/recover';
import MailCheck from 'lucide-react/icons/mail-check';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { AuthStep } from './steps/AuthStep.tsx';
import { EmailForm } from './steps/EmailForm.tsx';
import { Outcome } from './steps/Outcome.tsx';
import { useWords } from '../../language/useWords.ts';
import { recoverWords } from './Recover.words.ts';
import type { ScreenProps } from '../system/parts/screenProps.ts';

/** Requests a password reset. The answer is the same whether or not the email has an account. */
export function Recover({ view, send }: ScreenProps<RecoverView, RecoverEvent>) {
  const words = useWords(recoverWords);
  const { sent } = words;
  return (
    <AuthFrame>
      {view.state === 'sent' ? (
        <Outcome icon={MailCheck} tone="accent" title={sent.title}>
          <Text>
            {sent.text} <strong>{view.sentTo}</strong>.
          </Text>
          <Text size="small" tone="muted">
            {sent.tips}
          </Text>
          <Inline>
            <LinkButton href={view.signInHref}>{words.signIn}</LinkButton>
            <Button variant="quiet" onPress={() => send({ type: 'mail.correct' })}>
              {sent.correct}
            </Button>
          </Inline>
        </Outcome>
      ) : (
        <AuthStep title={words.title} text={words.text}>
          <EmailForm view={view} send={send} words={words} />
          <LinkButton href={view.signInHref} variant="quiet">
            {words.signIn}
          </LinkButton>
        </AuthStep>
      )}
    </AuthFrame>
  );
}
