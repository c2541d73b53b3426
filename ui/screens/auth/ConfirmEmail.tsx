import type { ConfirmEmailEvent, ConfirmEmailView } from '@vetsync/machines/confirmEmail';
import CircleCheck from 'lucide-react/icons/circle-check';
import MailCheck from 'lucide-react/icons/mail-check';
import { Button } from '../../components/Button/Button.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { signedInWords } from './Auth.words.ts';
import { AskForLink } from './steps/AskForLink.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { AuthStep } from './steps/AuthStep.tsx';
import { AuthWait } from './steps/AuthWait.tsx';
import { ChoosePasswordForm } from './passwords/ChoosePasswordForm.tsx';
import { confirmEmailWords as words } from './ConfirmEmail.words.ts';
import { LinkFailed } from './steps/LinkFailed.tsx';
import { Outcome } from './steps/Outcome.tsx';

export interface ConfirmEmailProps {
  view: ConfirmEmailView;
  send: (event: ConfirmEmailEvent) => void;
}

/** Opened by the link in the confirmation email (platform spec, section 2, "Auth screen"). */
export function ConfirmEmail(props: ConfirmEmailProps) {
  return <AuthFrame>{content(props)}</AuthFrame>;
}

function content({ view, send }: ConfirmEmailProps) {
  const { choosing, confirmed, failed, resent } = words;
  switch (view.state) {
    case 'confirming':
      return <AuthWait>{words.confirming}</AuthWait>;
    case 'secondFactorDue':
      return <AuthWait>{signedInWords.secondFactorDue}</AuthWait>;
    case 'confirmed':
      return (
        <Outcome icon={CircleCheck} tone="positive" title={confirmed.title}>
          <Text>{confirmed.text}</Text>
          <Button emphasis="primary" onPress={() => send({ type: 'page.continue' })}>
            {confirmed.next}
          </Button>
        </Outcome>
      );
    case 'failed':
      return (
        <LinkFailed words={failed} failure={view.failure} onRetry={() => send({ type: 'confirm.retry' })} />
      );
    case 'resent':
      return (
        <Outcome icon={MailCheck} tone="accent" title={resent.title}>
          <Text>{resent.text}</Text>
          <Text size="small" tone="muted">
            {resent.tips}
          </Text>
          <LinkButton href="/">{resent.home}</LinkButton>
        </Outcome>
      );
    case 'choosing.editing':
    case 'choosing.invalid':
    case 'choosing.limited':
    case 'choosing.failed':
    case 'choosing.submitting':
      return (
        <AuthStep title={choosing.title} text={choosing.text}>
          <ChoosePasswordForm view={view} send={send} words={choosing} />
        </AuthStep>
      );
    default:
      return <AskForLink view={view} send={send} />;
  }
}
