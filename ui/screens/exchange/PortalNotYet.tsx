import type { TabValue } from '@vetsync/machines/shell/model';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import { portalNotYetWords } from './OrganizationPortal.words.ts';

type Instead = 'messages' | 'listings';

export interface PortalNotYetProps {
  /** Name of the tab. */
  title: string;
  tab: TabValue;
  /** Where to go instead; null for what the portal doesn't have. */
  hrefs: Readonly<Record<Instead, string | null>>;
}

const insteadOf: Partial<Record<TabValue, Instead>> = {
  'mental-health': 'listings',
  network: 'listings',
};

/** A tab whose work can't be done here yet: what can be done instead, and where. */
export function PortalNotYet({ title, tab, hrefs }: PortalNotYetProps) {
  const words = useWords(portalNotYetWords);
  const texts: Partial<Record<TabValue, { title: string; text: string }>> = words.tabs;
  const { [tab]: text = words.tabs.appointments } = texts;
  const { [tab]: instead = 'messages' } = insteadOf;
  const href = hrefs[instead];
  return (
    <Stack space="large">
      <Heading level={1} tabIndex={-1}>
        {title}
      </Heading>
      <EmptyState
        icon={CalendarClock}
        title={text.title}
        action={
          href && (
            <LinkButton href={href} variant="primary">
              {words.open[instead]}
            </LinkButton>
          )
        }
      >
        {text.text}
      </EmptyState>
    </Stack>
  );
}
