import type { EmailLinkEvent, EmailLinkView } from '@vetsync/machines/emailLink';
import { useWords } from '../../language/useWords.ts';
import { signedInWords } from './Auth.words.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { AuthWait } from './steps/AuthWait.tsx';
import { emailLinkWords } from './EmailLink.words.ts';
import { LinkFailed } from './steps/LinkFailed.tsx';
import { InvalidLink } from './steps/InvalidLink.tsx';

export interface EmailLinkProps {
  view: EmailLinkView;
  send: (event: EmailLinkEvent) => void;
}

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
