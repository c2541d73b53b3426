import type { LandingView } from '@vetsync/machines/landing/landing';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { CrisisStrip } from '../system/crisis/CrisisStrip.tsx';
import { LanguageLink } from '../system/parts/LanguageLink.tsx';
import { hrefOf } from './hrefOf.ts';
import { useWords } from '../../language/useWords.ts';
import { landingWords } from './Landing.words.ts';
import * as styles from './LandingFooter.css.ts';

export interface LandingFooterProps {
  content: LandingView['content']['footer'];
}

/** All calls to action, each with its own lead source, and the crisis line. */
export function LandingFooter({ content }: LandingFooterProps) {
  const words = useWords(landingWords).footer;
  return (
    <footer className={styles.band}>
      <nav id="start" className={styles.start} aria-labelledby="start-title">
        <Heading level={2} size="page" id="start-title">
          {words.title}
        </Heading>
        <div className={styles.groups}>
          {content.map(({ group, links }) => (
            <div key={group}>
              <h3 className={styles.groupTitle}>{words.groups[group]}</h3>
              <ul className={styles.links}>
                {links.map(({ source, action }) => (
                  <li key={source}>
                    <Anchor className={styles.link} href={hrefOf(action)}>
                      {words.links[source]}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </nav>
      <div className={styles.last}>
        <Logo />
        <CrisisStrip />
        <LanguageLink />
      </div>
    </footer>
  );
}
