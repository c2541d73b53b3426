import TimerOff from 'lucide-react/icons/timer-off';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { signedInWords } from './Auth.words.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { AuthWait } from './steps/AuthWait.tsx';
import { Outcome } from './steps/Outcome.tsx';
import { SecondFactorForm } from './steps/SecondFactorForm.tsx';
import { secondFactorWords } from './SecondFactor.words.ts';
import type { SecondFactorProps } from './Auth.types.ts';

export type { SecondFactorProps } from './Auth.types.ts';

/** Second step of signing in, if a second factor is on (platform spec, section 7, "Multi-factor"). */
export function SecondFactor(props: SecondFactorProps) {
  return (
    <AuthFrame>
      <Content {...props} />
    </AuthFrame>
  );
}

function Content({ view, send }: SecondFactorProps) {
  const expired = useWords(secondFactorWords).expired;
  const words = useWords(signedInWords);
  if (view.state === 'signedIn') return <AuthWait>{words.signedIn}</AuthWait>;
  if (view.state !== 'expired') return <SecondFactorForm view={view} send={send} />;
  return (
    <Outcome icon={TimerOff} tone="muted" title={expired.title}>
      <Text>{expired.text}</Text>
      <LinkButton href={view.signInHref} variant="primary">
        {expired.again}
      </LinkButton>
    </Outcome>
  );
}
