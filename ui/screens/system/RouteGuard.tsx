import type { ReactNode } from 'react';
import type { RouteGuardEvent, RouteGuardView } from '@vetsync/machines/shell/routeGuard';
import { GuardSpinner } from './GuardSpinner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { PageFrame } from './PageFrame.tsx';
import { useWords } from '../../language/useWords.ts';
import { unreachableWords } from './guard/Unreachable.words.ts';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { Card } from '../../components/Card/Card.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { accessDeniedWords } from './guard/AccessDenied.words.ts';
import type { ScreenProps } from './parts/screenProps.ts';

/** A signed-in user without the required role (platform spec, sections 2 and 8). */
function AccessDenied({ view }: ScreenProps<RouteGuardView, RouteGuardEvent>) {
  const words = useWords(accessDeniedWords);
  return (
    <PageFrame width="narrow">
      <Card>
        <Stack space="medium" align="flex-start">
          <Text as="span" tone="critical">
            <Icon of={ShieldAlert} size="large" />
          </Text>
          <Heading level={1}>{words.title}</Heading>
          <Text>{words.text}</Text>
          {view.email && (
            <Text size="small" tone="muted">
              {words.signedInAs} <strong>{view.email}</strong>.
            </Text>
          )}
          <Text size="small" tone="muted">
            {words.next}
          </Text>
          <LinkButton href="/" variant="primary">
            {words.home}
          </LinkButton>
        </Stack>
      </Card>
    </PageFrame>
  );
}

/** The session could not be checked, so a guarded page can be neither shown nor refused. */
function Unreachable({ send }: ScreenProps<RouteGuardView, RouteGuardEvent>) {
  const words = useWords(unreachableWords);
  return (
    <PageFrame width="reading" crisisLine="panel">
      <Stack space="medium">
        <Heading level={1}>{words.title}</Heading>
        <Text size="lead" tone="muted">
          {words.text}
        </Text>
        <Inline>
          <Button variant="primary" onPress={() => send({ type: 'session.refresh' })}>
            {words.retry}
          </Button>
          <LinkButton href="/">{words.home}</LinkButton>
        </Inline>
      </Stack>
    </PageFrame>
  );
}

const screens = {
  loading: GuardSpinner,
  redirecting: GuardSpinner,
  replacing: GuardSpinner,
  unreachable: Unreachable,
  denied: AccessDenied,
};

export interface RouteGuardProps extends ScreenProps<RouteGuardView, RouteGuardEvent> {
  /** The guarded page. It stays mounted, with everything typed, while a dialog asks for a new sign-in. */
  children: ReactNode;
}

/**
 * Shows a page to signed-in users or administrators, and otherwise a replacement (platform spec, section 2,
 * "Guarded pages").
 */
export function RouteGuard({ view, send, children }: RouteGuardProps) {
  const { state } = view;
  if (state === 'allowed' || state === 'sessionEnded') return children;
  const Screen = screens[state];
  return <Screen view={view} send={send} />;
}
