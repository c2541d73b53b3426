import { Suspense, useRef, useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import type { PlatformEvent, PlatformView } from '@vetsync/machines/shell/platform';
import { AppShell } from '../../components/AppShell/AppShell.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { GuardSpinner } from '../system/GuardSpinner.tsx';
import { BottomBar } from './BottomBar.tsx';
import { wait } from './ShellFrame.css.ts';
import { useWords } from '../../language/useWords.ts';
import { shellWords, chooseProfileWords } from './Shell.words.ts';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './navigation/TopBar.tsx';
import './Shell.phrases.ts';
import type { ProfileSwitchEvent, ProfileSwitchView } from '@vetsync/machines/shell/profileSwitch';
import { Card } from '../../components/Card/Card.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { PageHead } from '../system/parts/PageHead.tsx';
import { PageFrame } from '../system/PageFrame.tsx';
import { ProfileLink } from './navigation/ProfileLink.tsx';
import type { ScreenProps } from '../system/parts/screenProps.ts';

/** After signing out of the demo: choose one of the five profiles. */
function ChooseProfile({ view, send }: ScreenProps<ProfileSwitchView | null, ProfileSwitchEvent>) {
  const words = useWords(chooseProfileWords);
  return (
    <PageFrame width="reading">
      <Stack space="large">
        <PageHead title={words.title} subtitle={words.text} />
        <Grid as="ul" columns={{ mobile: 1, tablet: 2 }} space="small">
          {view?.profiles.map((option) => (
            <Card as="li" key={option.role} padding="none">
              <ProfileLink option={option} send={send} />
            </Card>
          ))}
        </Grid>
      </Stack>
    </PageFrame>
  );
}

/** Rendered with a tab's content; calls `onMount` once it has mounted. */
function ContentMounted({ onMount }: { onMount: () => void }) {
  const notify = useEffectEvent(onMount);
  useEffect(() => notify(), []);
  return null;
}

export interface ShellFrameProps extends ScreenProps<PlatformView, PlatformEvent> {
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
  const shown = useRef<string>(null);
  const { shell, switcher } = view;
  const { page } = shell.content;
  // Once another tab's content is displayed, focus moves to its heading, so that screen readers announce the page.
  // For the first tab, the browser or the navigation that led here decides about focus.
  const focusHeading = () => {
    if (shown.current !== null && shown.current !== page)
      main.current?.querySelector('h1')?.focus({ preventScroll: true });
    shown.current = page;
  };
  if (shell.state === 'checking' || shell.state === 'redirecting')
    return <GuardSpinner view={{ state: shell.state === 'checking' ? 'loading' : 'redirecting' }} />;
  if (shell.state === 'noProfile') return <ChooseProfile view={switcher} send={send} />;
  return (
    <>
      <AppShell
        side={<Sidebar view={shell} send={send} />}
        top={<TopBar view={view} send={send} acting={acting} status={status} />}
        bottom={<BottomBar view={shell} send={send} />}
        accent={shell.content.role}
        mainRef={main}
      >
        <Suspense
          fallback={
            <div className={wait}>
              <Spinner label={words.loading} />
            </div>
          }
        >
          {children}
          <ContentMounted key={page} onMount={focusHeading} />
        </Suspense>
      </AppShell>
      {panel}
    </>
  );
}
