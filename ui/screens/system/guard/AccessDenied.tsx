import type { RouteGuardEvent, RouteGuardView } from '@vetsync/machines/shell/routeGuard';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { accessDeniedWords } from './AccessDenied.words.ts';
import { PageFrame } from '../PageFrame.tsx';

export interface AccessDeniedProps {
  view: RouteGuardView;
  send: (event: RouteGuardEvent) => void;
}

/** A signed-in user without the required role (platform spec, sections 2 and 8). */
export function AccessDenied({ view }: AccessDeniedProps) {
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
