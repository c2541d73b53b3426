import type { AuthTab } from '@vetsync/machines/account/model';
import Mail from 'lucide-react/icons/mail';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Tabs } from '../../../components/Tabs/Tabs.tsx';
import type { AuthProps } from '../Auth.types.ts';
import { or } from '../Auth.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { authWords } from '../Auth.words.ts';
import { googleRefusalWords } from '../GoogleRefusal.words.ts';
import { AuthForm } from './AuthForm.tsx';

const tabs: readonly AuthTab[] = ['signIn', 'signUp'];

/** Password sign-in first, then the methods without a password. */
export function SignInMethods({ view, send }: AuthProps) {
  const words = useWords(authWords);
  const sharedWords = useWords(googleRefusalWords);
  const { tab, googleAvailable, googleRefusal } = view;
  const isSignUp = tab === 'signUp';
  return (
    <Tabs<AuthTab>
      label={words.tabsLabel}
      items={tabs.map((id) => ({ id, label: words.tabs[id] }))}
      selectedKey={tab}
      onSelectionChange={(chosen) => send({ type: 'tab.choose', tab: chosen })}
    >
      <Stack space="large">
        {googleRefusal !== null && (
          <Banner tone="critical" title={words.googleFailed} announce="alert">
            {sharedWords[googleRefusal]}
          </Banner>
        )}
        <AuthForm key={tab} view={view} send={send} />
        {!isSignUp && <Anchor href={view.forgotHref}>{words.forgot}</Anchor>}
        {(googleAvailable || !isSignUp) && <span className={or}>{words.or}</span>}
        <Stack space="small">
          {googleAvailable && (
            <LinkButton href={view.googleHref} width="full">
              {words.google}
            </LinkButton>
          )}
          {!isSignUp && (
            <LinkButton href={view.codeHref} width="full" icon={Mail}>
              {words.code}
            </LinkButton>
          )}
        </Stack>
        {isSignUp && (
          <Text size="small" tone="muted">
            {view.organizationHref === null ? (
              words.organization.next
            ) : (
              <>
                {words.organization.question}{' '}
                <Anchor href={view.organizationHref}>{words.organization.link}</Anchor>
              </>
            )}
          </Text>
        )}
      </Stack>
    </Tabs>
  );
}
