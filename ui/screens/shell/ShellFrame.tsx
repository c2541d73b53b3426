import { Suspense, useRef, type ReactNode } from 'react';
import type { PlatformEvent, PlatformView } from '@vetsync/machines/platform';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { GuardSpinner } from '../system/GuardSpinner.tsx';
import { Arrival } from './profiles/Arrival.tsx';
import { BottomBar } from './BottomBar.tsx';
import { ChooseProfile } from './profiles/ChooseProfile.tsx';
import { GuidancePrompt } from './GuidancePrompt.tsx';
import { ProfileSwitcher } from './ProfileSwitcher.tsx';
import * as styles from './ShellFrame.css.ts';
import { shellWords as words } from './Shell.words.ts';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './navigation/TopBar.tsx';

export interface ShellFrameProps {
  view: PlatformView;
  send: (event: PlatformEvent) => void;
  /** A `ShellPanel`, loaded when `view.shell.panel` is first set. */
  panel?: ReactNode;
  /** The place itself, loaded lazily if need be; brings the h1. */
  children: ReactNode;
}

/** The platform around a place (platform spec, section 2, "Platform shell"); demo and account platform alike. */
export function ShellFrame({ view, send, panel, children }: ShellFrameProps) {
  const main = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  // Once the content of another place is there the focus goes to its heading, so that a screen reader says where we are.
  // The first place is left to the browser, or to whoever brought the person here.
  const arrive = () => {
    if (!isFirst.current) main.current?.querySelector('h1')?.focus({ preventScroll: true });
    isFirst.current = false;
  };
  const { shell, switcher, guidance } = view;
  if (shell.state === 'checking') return <GuardSpinner view={{ state: 'loading' }} />;
  if (shell.state === 'redirecting') return <GuardSpinner view={{ state: 'redirecting' }} />;
  if (shell.state === 'noProfile') return <ChooseProfile view={switcher} send={send} />;
  return (
    <div className={styles.frame}>
      <SkipLink href="#main" />
      <div className={styles.side}>
        <Sidebar view={shell} send={send} />
      </div>
      <div className={styles.column}>
        <header className={styles.top}>
          <TopBar view={view} send={send} />
          {switcher && <ProfileSwitcher view={switcher} send={send} />}
        </header>
        <GuidancePrompt view={guidance} send={send} />
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          <Suspense
            fallback={
              <div className={styles.wait}>
                <Spinner label={words.loading} />
              </div>
            }
          >
            {children}
            <Arrival key={shell.content.page} onArrive={arrive} />
          </Suspense>
        </main>
      </div>
      <div className={styles.bottom}>
        <BottomBar view={shell} send={send} />
      </div>
      {panel}
    </div>
  );
}
