import type { ConfirmNewEmailEvent, ConfirmNewEmailView } from '@vetsync/machines/confirmNewEmail';
import CircleCheck from 'lucide-react/icons/circle-check';
import Unlink from 'lucide-react/icons/unlink';
import { Button } from '../../components/Button/Button.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { AuthWait } from './AuthWait.tsx';
import { confirmNewEmailWords as words } from './EmailLink.words.ts';
import { LinkFailed } from './LinkFailed.tsx';
import { Outcome } from './Outcome.tsx';
import { spentLinkWords } from './ResetPassword.words.ts';

export interface ConfirmNewEmailProps {
  view: ConfirmNewEmailView;
  send: (event: ConfirmNewEmailEvent) => void;
}

/** Behind the link mailed to a new address. */
export function ConfirmNewEmail(props: ConfirmNewEmailProps) {
  return <AuthFrame>{content(props)}</AuthFrame>;
}

function content({ view, send }: ConfirmNewEmailProps) {
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
    case 'expired':
      return (
        <Outcome sign={Unlink} tone="muted" title={spentLinkWords[view.reason ?? 'expired'].title}>
          <Text>{words.expired.text}</Text>
          <LinkButton href={view.accountHref} emphasis="primary">
            {words.expired.next}
          </LinkButton>
        </Outcome>
      );
    default:
      return (
        <Outcome sign={CircleCheck} tone="positive" title={words.confirmed.title}>
          <Text>{words.confirmed.text}</Text>
          <Button emphasis="primary" onPress={() => send({ type: 'place.continue' })}>
            {words.confirmed.next}
          </Button>
        </Outcome>
      );
  }
}
