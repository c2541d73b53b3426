import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { AuthStep } from './steps/AuthStep.tsx';
import { AuthWait } from './steps/AuthWait.tsx';
import { useWords } from '../../language/useWords.ts';
import { signedInWords } from './Auth.words.ts';
import { EmailForm } from './steps/EmailForm.tsx';
import { EnterCode } from './steps/EnterCode.tsx';
import { oneTimeCodeWords } from './OneTimeCode.words.ts';
import type { OneTimeCodeProps } from './Auth.types.ts';

export type { OneTimeCodeProps } from './Auth.types.ts';

/** Sign-in without a password, by a mailed link or code (platform spec, section 7, "POST otp"). */
export function OneTimeCode(props: OneTimeCodeProps) {
  return (
    <AuthFrame>
      <Content {...props} />
    </AuthFrame>
  );
}

function Content({ view, send }: OneTimeCodeProps) {
  const sharedWords = useWords(signedInWords);
  const words = useWords(oneTimeCodeWords);
  const { state } = view;
  if (state === 'signedIn' || state === 'secondFactorDue') return <AuthWait>{sharedWords[state]}</AuthWait>;
  if (view.sentTo !== null) return <EnterCode view={view} send={send} />;
  return (
    <AuthStep title={words.asking.title} text={words.asking.text}>
      <EmailForm view={view} send={send} words={words.asking} />
      <LinkButton href={view.signInHref} variant="quiet">
        {words.password}
      </LinkButton>
    </AuthStep>
  );
}
