import type { ReactNode } from 'react';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import type { contentWidth } from '../../theme/tokens.ts';
import { CrisisLine } from './CrisisLine.tsx';
import { CrisisStrip } from './crisis/CrisisStrip.tsx';
import { LanguageLink } from './parts/LanguageLink.tsx';
import * as styles from './PageFrame.css.ts';
import { useWords } from '../../language/useWords.ts';
import { pageFrameWords } from './PageFrame.words.ts';

export interface PageFrameProps {
  /** Maximum content width. @default 'page' */
  width?: keyof typeof contentWidth;
  /** Where the crisis line is: a row at the bottom, or a full panel below the content. @default 'row' */
  crisisLine?: 'row' | 'panel';
  /** Beside the product name in the header. */
  actions?: ReactNode;
  /** The page itself. It contains the h1. */
  children: ReactNode;
}

/** Frame of every page outside the platform: home link, content, crisis line. */
export function PageFrame({ width = 'page', crisisLine = 'row', actions, children }: PageFrameProps) {
  const words = useWords(pageFrameWords);
  return (
    <div className={styles.frame}>
      <SkipLink href="#main" />
      <header className={styles.band}>
        <div className={styles.header}>
          <Anchor className={styles.home} href="/" aria-label={words.home}>
            <span className={actions ? styles.productBesideActions : styles.product}>
              <Logo />
            </span>
          </Anchor>
          <div className={styles.actions}>
            <LanguageLink />
            {actions}
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.content[width]}>
          {children}
          {crisisLine === 'panel' && <CrisisLine />}
        </div>
      </main>
      {crisisLine === 'row' && (
        <footer className={styles.band}>
          <div className={styles.footer}>
            <CrisisStrip />
          </div>
        </footer>
      )}
    </div>
  );
}
