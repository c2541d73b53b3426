import type { AuthEvent, AuthView } from '@vetsync/machines/auth';
import type { AuthTab } from '@vetsync/machines/model';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import * as styles from './Auth.css.ts';
import { authWords as words, signedInWords } from './Auth.words.ts';
import { AuthForm } from './AuthForm.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { AuthWait } from './AuthWait.tsx';
import { CheckYourEmail } from './CheckYourEmail.tsx';
import { DemoOffer } from './DemoOffer.tsx';

export interface AuthProps {
  view: AuthView;
  send: (event: AuthEvent) => void;
}

/** Sign in and sign up (platform spec, section 2, "Auth screen"). */
export function Auth({ view, send }: AuthProps) {
  const { state, tab } = view;
  const isOver = state === 'signedIn' || state === 'alreadySignedIn';
  const isSent = state.startsWith('checkYourEmail');
  return (
    <AuthFrame
      title={isOver || isSent ? undefined : words.title[tab]}
      beside={<DemoOffer href={view.demoHref} />}
    >
      {isOver && <AuthWait>{signedInWords.signedIn}</AuthWait>}
      {isSent && <CheckYourEmail view={view} send={send} />}
      {!isOver && !isSent && <WaysIn view={view} send={send} />}
    </AuthFrame>
  );
}

function WaysIn({ view, send }: AuthProps) {
  const { tab } = view;
  return (
    <Tabs<AuthTab>
      label={words.tabsLabel}
      items={(['signIn', 'signUp'] as const).map((id) => ({ id, label: words.tabs[id] }))}
      selectedKey={tab}
      onSelect={(chosen) => send({ type: 'tab.choose', tab: chosen })}
    >
      <Stack space="large">
        <AuthForm key={tab} view={view} send={send} />
        {view.googleAvailable && (
          <>
            <span className={styles.or}>{words.or}</span>
            <LinkButton href="/api/auth/google" width="full">
              {words.google}
            </LinkButton>
          </>
        )}
      </Stack>
    </Tabs>
  );
}
