import type { ConfirmEmailEvent, ConfirmEmailView } from '@vetsync/machines/auth/confirmEmail';
import CircleCheck from 'lucide-react/icons/circle-check';
import MailCheck from 'lucide-react/icons/mail-check';
import { Button } from '../../components/Button/Button.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { signedInWords } from './Auth.words.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { AuthStep } from './steps/AuthStep.tsx';
import { AuthWait } from './steps/AuthWait.tsx';
import { ChoosePasswordForm } from './passwords/ChoosePasswordForm.tsx';
import { confirmEmailWords } from './ConfirmEmail.words.ts';
import { LinkFailed } from './steps/LinkFailed.tsx';
import { Outcome } from './steps/Outcome.tsx';
import { EmailForm } from './steps/EmailForm.tsx';
import type { ScreenProps } from '../system/parts/screenProps.ts';

/** Requests a new link, if the URL has none or it was used already. */
function NewLinkForm({ view, send }: ScreenProps<ConfirmEmailView, ConfirmEmailEvent>) {
  const words = useWords(confirmEmailWords).newLink;
  const { title, text } = words[view.reason ?? 'missing'];
  return (
    <AuthStep title={title} text={text}>
      <EmailForm view={view} send={send} words={words} />
      <LinkButton href="/auth" variant="quiet">
        {words.signIn}
      </LinkButton>
    </AuthStep>
  );
}

export type ConfirmEmailProps = ScreenProps<ConfirmEmailView, ConfirmEmailEvent>;

/** Opened by the link in the confirmation email (platform spec, section 2, "Auth screen"). */
export function ConfirmEmail(props: ConfirmEmailProps) {
  return (
    <AuthFrame>
      <Content {...props} />
    </AuthFrame>
  );
}

function Content({ view, send }: ConfirmEmailProps) {
  const sharedWords = useWords(signedInWords);
  const words = useWords(confirmEmailWords);

  switch (view.state) {
    case 'confirming':
      return <AuthWait>{words.confirming}</AuthWait>;
    case 'secondFactorDue':
      return <AuthWait>{sharedWords.secondFactorDue}</AuthWait>;
    case 'confirmed':
      return (
        <Outcome icon={CircleCheck} tone="positive" title={words.confirmed.title}>
          <Text>{words.confirmed.text}</Text>
          <Button variant="primary" onPress={() => send({ type: 'page.continue' })}>
            {words.confirmed.next}
          </Button>
        </Outcome>
      );
    case 'failed':
      return (
        <LinkFailed
          words={words.failed}
          failure={view.failure}
          onRetry={() => send({ type: 'confirm.retry' })}
        />
      );
    case 'resent':
      return (
        <Outcome icon={MailCheck} tone="accent" title={words.resent.title}>
          <Text>{words.resent.text}</Text>
          <Text size="small" tone="muted">
            {words.resent.tips}
          </Text>
          <LinkButton href="/">{words.resent.home}</LinkButton>
        </Outcome>
      );
    case 'choosing.editing':
    case 'choosing.invalid':
    case 'choosing.limited':
    case 'choosing.failed':
    case 'choosing.submitting':
      return (
        <AuthStep title={words.choosing.title} text={words.choosing.text}>
          <ChoosePasswordForm view={view} send={send} words={words.choosing} />
        </AuthStep>
      );
    default:
      return <NewLinkForm view={view} send={send} />;
  }
}
