import type { SessionEvent, SessionView } from '@vetsync/machines/account/session';
import BadgeCheck from 'lucide-react/icons/badge-check';
import User from 'lucide-react/icons/user';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { badge, email, person, sign, who } from './Account.css.ts';
import { useWords } from '../../language/useWords.ts';
import { accountWords } from './Account.words.ts';
import { VeteranBadge } from './parts/VeteranBadge.tsx';
import { veteranBadgeWords } from './parts/VeteranBadge.words.ts';
import type { ScreenProps } from './parts/screenProps.ts';

export type AccountProps = ScreenProps<SessionView, SessionEvent>;

/** The signed-in user in a page header: link to the account, and sign-out. */
export function Account({ view, send }: AccountProps) {
  const sharedWords = useWords(veteranBadgeWords);
  const words = useWords(accountWords);
  const { state, user } = view;
  if (state === 'loading') return null;
  if (state === 'unreachable') {
    return (
      <Text as="span" size="small" tone="muted">
        {words.unreachable}
      </Text>
    );
  }
  if (user === null) {
    return (
      <LinkButton href="/auth" size="small">
        {words.signIn}
      </LinkButton>
    );
  }
  const isPending = state === 'signingOut';
  return (
    <Inline space="small" flexWrap="nowrap">
      <Anchor className={who} href="/account" title={user.email}>
        <VisuallyHidden>{words.account}</VisuallyHidden>
        <span className={email}>{user.email}</span>
        <span className={person}>
          <Icon of={User} />
        </span>
        {view.veteranVerified && (
          <>
            <span className={sign}>
              <Icon of={BadgeCheck} label={sharedWords.verified} />
            </span>
            <span className={badge}>
              <VeteranBadge />
            </span>
          </>
        )}
      </Anchor>
      <Button
        size="small"
        isPending={isPending}
        onPress={() => send({ type: 'session.signOut', scope: 'local' })}
      >
        {isPending ? words.signingOut : words.signOut}
      </Button>
    </Inline>
  );
}
