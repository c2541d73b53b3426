import { Suspense, useRef, type ReactNode } from 'react';
import type { PlatformEvent, PlatformView } from '@vetsync/machines/shell/platform';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { GuardSpinner } from '../system/GuardSpinner.tsx';
import { ContentMounted } from './profiles/ContentMounted.tsx';
import { BottomBar } from './BottomBar.tsx';
import { ChooseProfile } from './profiles/ChooseProfile.tsx';
import * as styles from './ShellFrame.css.ts';
import { useWords } from '../../language/useWords.ts';
import { shellWords } from './Shell.words.ts';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './navigation/TopBar.tsx';
import './Shell.phrases.ts';

export interface ShellFrameProps {
  view: PlatformView;
  send: (event: PlatformEvent) => void;
  /** A `ShellPanel`, loaded when `view.shell.panel` is first set. */
  panel?: ReactNode;
  /** An `ActingSwitcher` for whoever works for organizations. */
  acting?: ReactNode;
  /** A `SyncStatus` of an account. */
  status?: ReactNode;
  /** The open tab, lazily loaded if needed. It contains the h1. */
  children: ReactNode;
}

/** The frame around every tab (platform spec, section 2, "Platform shell"), for the demo and for accounts. */
export function ShellFrame({ view, send, panel, acting, status, children }: ShellFrameProps) {
  const words = useWords(shellWords);
  const main = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  // Once another tab's content is displayed, focus moves to its heading, so that screen readers announce the page.
  // For the first tab, the browser or the navigation that led here decides about focus.
  const focusHeading = () => {
    if (!isFirst.current) main.current?.querySelector('h1')?.focus({ preventScroll: true });
    isFirst.current = false;
  };
  const { shell, switcher } = view;
  if (shell.state === 'checking') return <GuardSpinner view={{ state: 'loading' }} />;
  if (shell.state === 'redirecting') return <GuardSpinner view={{ state: 'redirecting' }} />;
  if (shell.state === 'noProfile') return <ChooseProfile view={switcher} send={send} />;
  return (
    <div className={styles.frame}>
      <SkipLink href="#main" />
      <div className={styles.side}>
        <Sidebar view={shell} send={send} />
      </div>
      <div className={styles.columns[shell.content.role]}>
        <header className={styles.top}>
          <TopBar view={view} send={send} acting={acting} status={status} />
        </header>
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          <Suspense
            fallback={
              <div className={styles.wait}>
                <Spinner label={words.loading} />
              </div>
            }
          >
            {children}
            <ContentMounted key={shell.content.page} onMount={focusHeading} />
          </Suspense>
        </main>
      </div>
      <div className={styles.bottom} data-bottom-bar>
        <BottomBar view={shell} send={send} />
      </div>
      {panel}
    </div>
  );
}
