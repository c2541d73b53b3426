import type { ConfirmNewEmailEvent, ConfirmNewEmailView } from '@vetsync/machines/auth/confirmNewEmail';
import CircleCheck from 'lucide-react/icons/circle-check';
import LogIn from 'lucide-react/icons/log-in';
import Unlink from 'lucide-react/icons/unlink';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { AuthWait } from './steps/AuthWait.tsx';
import { useWords } from '../../language/useWords.ts';
import { confirmNewEmailWords } from './EmailLink.words.ts';
import { LinkFailed } from './steps/LinkFailed.tsx';
import { Outcome } from './steps/Outcome.tsx';
import type { ScreenProps } from '../system/parts/screenProps.ts';

export type ConfirmNewEmailProps = ScreenProps<ConfirmNewEmailView, ConfirmNewEmailEvent>;

/** Opened by the link mailed to a new email. */
export function ConfirmNewEmail(props: ConfirmNewEmailProps) {
  return (
    <AuthFrame>
      <Content {...props} />
    </AuthFrame>
  );
}

function Content({ view, send }: ConfirmNewEmailProps) {
  const words = useWords(confirmNewEmailWords);
  switch (view.state) {
    case 'confirming':
      return <AuthWait>{words.confirming}</AuthWait>;
    case 'failed':
      return (
        <LinkFailed
          words={words.failed}
          failure={view.failure}
          onRetry={() => send({ type: 'link.retry' })}
        />
      );
    case 'signedOut':
      return (
        <Outcome icon={LogIn} tone="accent" title={words.signedOut.title}>
          <Text>{words.signedOut.text}</Text>
          <Inline>
            <LinkButton href={view.signInHref} variant="primary">
              {words.signedOut.signIn}
            </LinkButton>
            <Button variant="quiet" onPress={() => send({ type: 'link.retry' })}>
              {words.signedOut.retry}
            </Button>
          </Inline>
        </Outcome>
      );
    case 'expired':
      return (
        <Outcome icon={Unlink} tone="muted" title={words.expired.titles[view.reason ?? 'expired']}>
          <Text>{words.expired.text}</Text>
          <LinkButton href={view.accountHref} variant="primary">
            {words.expired.next}
          </LinkButton>
        </Outcome>
      );
    default:
      return (
        <Outcome icon={CircleCheck} tone="positive" title={words.confirmed.title}>
          <Text>{words.confirmed.text}</Text>
          <Button variant="primary" onPress={() => send({ type: 'page.continue' })}>
            {words.confirmed.next}
          </Button>
        </Outcome>
      );
  }
}
