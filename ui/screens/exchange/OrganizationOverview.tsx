import type {
  OrganizationOverviewEvent,
  OrganizationOverviewView,
} from '@vetsync/machines/exchange/organizationOverview';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Horizon } from '../../components/Horizon/Horizon.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { work } from '../portal/TodaysWork.css.ts';
import { FirstWork } from '../portal/work/FirstWork.tsx';
import { RestOfWork } from '../portal/work/RestOfWork.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { OverviewCards } from './overview/OverviewCards.tsx';
import { OverviewFigures, OverviewStats } from './overview/OverviewFigures.tsx';
import { organizationOverviewWords } from './overview/OrganizationOverview.words.ts';

export interface OrganizationOverviewProps {
  view: OrganizationOverviewView;
  send: (event: OrganizationOverviewEvent) => void;
  /** Whether something else on the page says what to do, so that nothing has to be said if nothing waits. @default false */
  isQuiet?: boolean;
}

/** What waits in an organization, most pressing first, then what came in, what happened, and figures. */
export function OrganizationOverview({ view, send, isQuiet = false }: OrganizationOverviewProps) {
  const words = useWords(organizationOverviewWords);
  const { state, first, rest, isOld, live, failure } = view;
  const retry = () => send({ type: 'page.retry' });
  if (state === 'closed') return null;
  if (state === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  if (state === 'failed') return <LoadFailed words={words.failed} failure={failure} onRetry={retry} />;
  return (
    <>
      {isOld && (
        <Banner
          tone="caution"
          announce="status"
          action={
            <Button size="small" onPress={retry}>
              {words.retry}
            </Button>
          }
        >
          {words.old}
        </Banner>
      )}
      {live === 'waiting' && !isOld && (
        <Banner tone="caution" announce="status">
          {words.notLive}
        </Banner>
      )}
      {first && (
        <section className={work} aria-label={words.work}>
          <FirstWork item={first} reader={view.reader} />
          {rest.length > 0 && <RestOfWork view={view} />}
        </section>
      )}
      {!first && view.isAsked && !isQuiet && (
        <Horizon as="section" shape="band" aria-label={words.work}>
          <Stack space="xxsmall">
            <Heading level={2}>{words.quiet.title}</Heading>
            <Text tone="muted">{words.quiet.text}</Text>
          </Stack>
        </Horizon>
      )}
      <OverviewStats view={view} />
      {view.cards && <OverviewCards cards={view.cards} role={view.role} reader={view.reader} />}
      <OverviewFigures view={view} />
    </>
  );
}
