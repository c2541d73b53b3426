import type { EmailLinkEvent, EmailLinkView } from '@vetsync/machines/auth/emailLink';
import LogIn from 'lucide-react/icons/log-in';
import { Button } from '../../components/Button/Button.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { signedInWords } from './Auth.words.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { AuthWait } from './steps/AuthWait.tsx';
import { emailLinkWords } from './EmailLink.words.ts';
import { LinkFailed } from './steps/LinkFailed.tsx';
import { InvalidLink } from './steps/InvalidLink.tsx';
import { Outcome } from './steps/Outcome.tsx';
import type { ScreenProps } from '../system/parts/screenProps.ts';

export type EmailLinkProps = ScreenProps<EmailLinkView, EmailLinkEvent>;

/** Opened by the link in a sign-in email. */
export function EmailLink(props: EmailLinkProps) {
  return (
    <AuthFrame>
      <Content {...props} />
    </AuthFrame>
  );
}

function Content({ view, send }: EmailLinkProps) {
  const sharedWords = useWords(signedInWords);
  const words = useWords(emailLinkWords);
  switch (view.state) {
    case 'ready':
      return (
        <Outcome icon={LogIn} tone="accent" title={words.ready.title}>
          <Text>{words.ready.text}</Text>
          <Button variant="primary" onPress={() => send({ type: 'link.use' })}>
            {words.ready.signIn}
          </Button>
        </Outcome>
      );
    case 'verifying':
      return <AuthWait>{words.verifying}</AuthWait>;
    case 'failed':
      return (
        <LinkFailed
          words={words.failed}
          failure={view.failure}
          onRetry={() => send({ type: 'link.retry' })}
        />
      );
    case 'expired':
      return <InvalidLink reason={view.reason} newLinkHref={view.codeHref} signInHref={view.signInHref} />;
    default:
      return <AuthWait>{sharedWords[view.state]}</AuthWait>;
  }
}
