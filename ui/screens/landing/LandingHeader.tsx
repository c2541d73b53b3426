import type { LandingEvent, LandingView } from '@vetsync/machines/landing/landing';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { buttonClass } from '../../components/Button/buttonClass.ts';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { LanguageLink } from '../system/parts/LanguageLink.tsx';
import { ink } from './Landing.css.ts';
import * as styles from './LandingHeader.css.ts';
import { useWords } from '../../language/useWords.ts';
import { landingWords } from './Landing.words.ts';

export interface LandingHeaderProps {
  header: LandingView['header'];
  send: (event: LandingEvent) => void;
}

/** The account is to the left of the platform button, so that the button doesn't move once the session is known. */
export function LandingHeader({ header, send }: LandingHeaderProps) {
  const words = useWords(landingWords);
  const { productName, signInHref, email, adminHref, platformHref } = header;
  return (
    <header className={ink}>
      <div className={styles.row}>
        <Anchor className={styles.home} href="/" aria-label={words.home(productName)}>
          <Logo />
        </Anchor>
        <nav className={styles.nav} aria-label={words.pages}>
          <LanguageLink />
          {signInHref && (
            <Anchor className={styles.signIn} href={signInHref}>
              {words.signIn}
            </Anchor>
          )}
          {email && <Account email={email} signingOut={header.signingOut} send={send} />}
          {adminHref && (
            <LinkButton href={adminHref} size="small">
              {words.admin}
            </LinkButton>
          )}
          <LinkButton href={platformHref} size="small">
            {words.platform}
          </LinkButton>
        </nav>
      </div>
    </header>
  );
}

interface AccountProps {
  email: string;
  signingOut: boolean;
  send: (event: LandingEvent) => void;
}

/** Plain buttons, because this page doesn't load react-aria. */
function Account({ email, signingOut, send }: AccountProps) {
  const words = useWords(landingWords);
  return (
    <div className={styles.account}>
      <VisuallyHidden>{words.signedInAs}</VisuallyHidden>
      <span className={styles.email} title={email}>
        {email}
      </span>
      <button
        type="button"
        className={buttonClass({ size: 'small' })}
        aria-disabled={signingOut || undefined}
        onClick={() => send({ type: 'session.signOut', scope: 'local' })}
      >
        {signingOut ? words.signingOut : words.signOut}
      </button>
    </div>
  );
}
