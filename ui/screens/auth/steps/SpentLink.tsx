import Unlink from 'lucide-react/icons/unlink';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Outcome } from './Outcome.tsx';
import { spentLinkWords as words } from '../ResetPassword.words.ts';

export interface SpentLinkProps {
  reason: 'missing' | 'expired' | null;
  /** Where another link can be asked for. */
  newLinkHref: string;
  signInHref: string;
}

/** A mailed link that can't be used: why, and the way to another. */
export function SpentLink({ reason, newLinkHref, signInHref }: SpentLinkProps) {
  const { title, text } = words[reason ?? 'expired'];
  return (
    <Outcome sign={Unlink} tone="muted" title={title}>
      <Text>{text}</Text>
      <Inline>
        <LinkButton href={newLinkHref} emphasis="primary">
          {words.newLink}
        </LinkButton>
        <LinkButton href={signInHref} emphasis="quiet">
          {words.signIn}
        </LinkButton>
      </Inline>
    </Outcome>
  );
}
