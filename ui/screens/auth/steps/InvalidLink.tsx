import Unlink from 'lucide-react/icons/unlink';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Outcome } from './Outcome.tsx';
import { useWords } from '../../../language/useWords.ts';
import { invalidLinkWords } from '../ResetPassword.words.ts';

export interface SpentLinkProps {
  reason: 'missing' | 'expired' | null;
  /** URL of the page that sends a new link. */
  newLinkHref: string;
  signInHref: string;
}

/** An invalid link: why, and how to get a new one. */
export function InvalidLink({ reason, newLinkHref, signInHref }: SpentLinkProps) {
  const words = useWords(invalidLinkWords);
  const { title, text } = words[reason ?? 'expired'];
  return (
    <Outcome icon={Unlink} tone="muted" title={title}>
      <Text>{text}</Text>
      <Inline>
        <LinkButton href={newLinkHref} variant="primary">
          {words.newLink}
        </LinkButton>
        <LinkButton href={signInHref} variant="quiet">
          {words.signIn}
        </LinkButton>
      </Inline>
    </Outcome>
  );
}
