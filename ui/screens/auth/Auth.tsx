import type { AuthState, AuthEvent, AuthView } from '@vetsync/machines/auth/auth';
import { useWords } from '../../language/useWords.ts';
import { authWords, signedInWords, checkYourEmailWords } from './Auth.words.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { AuthWait } from './steps/AuthWait.tsx';
import type { AuthProps } from './Auth.types.ts';
import MailCheck from 'lucide-react/icons/mail-check';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Outcome } from './steps/Outcome.tsx';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HandHeart from 'lucide-react/icons/hand-heart';
import Hospital from 'lucide-react/icons/hospital';
import Medal from 'lucide-react/icons/medal';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { demo, profile, profiles, or } from './Auth.css.ts';
import type { AuthTab } from '@vetsync/machines/account/model';
import Mail from 'lucide-react/icons/mail';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { googleRefusalWords } from './GoogleRefusal.words.ts';
import { AuthForm } from './steps/AuthForm.tsx';
import type { ScreenProps } from '../system/parts/screenProps.ts';

const tabs: readonly AuthTab[] = ['signIn', 'signUp'];

/** Password sign-in first, then the methods without a password. */
function SignInMethods({ view, send }: AuthProps) {
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

const icons = {
  user: Medal,
  recruiter: BriefcaseBusiness,
  university: GraduationCap,
  hospital: Hospital,
  nonprofit: HandHeart,
};

interface DemoOfferProps {
  href: string;
}

/** A link to the demo, which needs no account (platform spec, section 1). */
function DemoOffer({ href }: DemoOfferProps) {
  const words = useWords(authWords).demo;
  return (
    <aside className={demo} aria-labelledby="demo-offer">
      <Heading level={2} id="demo-offer">
        {words.title}
      </Heading>
      <Text>{words.text}</Text>
      <ul className={profiles}>
        {(Object.keys(icons) as (keyof typeof icons)[]).map((role) => (
          <li key={role} className={profile}>
            <Icon of={icons[role]} />
            <Text as="span" size="small">
              {words.profiles[role]}
            </Text>
          </li>
        ))}
      </ul>
      <LinkButton href={href}>{words.link}</LinkButton>
    </aside>
  );
}

/** After sign-up. The same whether or not the email had an account (platform spec, section 8, "Sign-up success"). */
function CheckYourEmail({ view, send }: ScreenProps<AuthView, AuthEvent>) {
  const words = useWords(checkYourEmailWords);
  const { sentTo, waitSeconds, busy, canResend } = view;
  const label = waitSeconds === null ? words.resend : words.resendIn(waitSeconds);
  return (
    <Outcome icon={MailCheck} tone="accent" title={words.title}>
      <Text>{words.text}</Text>
      <Text>
        {words.sentTo} <strong>{sentTo}</strong>.
      </Text>
      <Text size="small" tone="muted">
        {words.tips}
      </Text>
      <Inline>
        <Button
          isPending={busy}
          isDisabled={!canResend && !busy}
          onPress={() => send({ type: 'mail.resend' })}
        >
          {busy ? words.resending : label}
        </Button>
        <Button variant="quiet" onPress={() => send({ type: 'mail.correct' })}>
          {words.correct}
        </Button>
      </Inline>
    </Outcome>
  );
}

export type { AuthProps } from './Auth.types.ts';

/** Final states, and the text shown in each. */
const doneAs: Partial<Record<AuthState, keyof typeof signedInWords>> = {
  signedIn: 'signedIn',
  alreadySignedIn: 'signedIn',
  secondFactorDue: 'secondFactorDue',
};

/** Sign in and sign up (platform spec, section 2, "Auth screen"). */
export function Auth({ view, send }: AuthProps) {
  const sharedWords = useWords(signedInWords);
  const words = useWords(authWords);
  const { state, tab } = view;
  const done = doneAs[state];
  const isSent = state.startsWith('checkYourEmail');
  return (
    <AuthFrame
      title={done || isSent ? undefined : words.title[tab]}
      beside={<DemoOffer href={view.demoHref} />}
    >
      {done && <AuthWait>{sharedWords[done]}</AuthWait>}
      {isSent && <CheckYourEmail view={view} send={send} />}
      {!done && !isSent && <SignInMethods view={view} send={send} />}
    </AuthFrame>
  );
}
