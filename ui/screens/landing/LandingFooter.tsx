import type { LandingView } from '@vetsync/machines/landing';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { CrisisStrip } from '../system/crisis/CrisisStrip.tsx';
import { hrefOf } from './hrefOf.ts';
import * as styles from './LandingFooter.css.ts';

export interface LandingFooterProps {
  content: LandingView['content']['footer'];
}

/** All calls to action, each with its own lead source, and the crisis line. */
export function LandingFooter({ content }: LandingFooterProps) {
  return (
    <footer className={styles.band}>
      <nav id="start" className={styles.start} aria-labelledby="start-title">
        <Heading level={2} size="page" id="start-title">
          {content.title}
        </Heading>
        <div className={styles.groups}>
          {content.groups.map(({ title, links }) => (
            <div key={title}>
              <h3 className={styles.groupTitle}>{title}</h3>
              <ul className={styles.links}>
                {links.map(({ label, action }) => (
                  <li key={label}>
                    <a className={styles.link} href={hrefOf(action)}>
                      {label}
                    </a>
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
      </div>
    </footer>
  );
}
