import './Viewer.phrases.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Printer from 'lucide-react/icons/printer';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { BuddyDialog } from './BuddyDialog.tsx';
import { columns, onScreen, figures, head } from './ProfileViewer.css.ts';
import { useWords } from '../../language/useWords.ts';
import { profileViewerWords } from './ProfileViewer.words.ts';
import { SupportDialog } from './SupportDialog.tsx';
import { ViewerHistory } from './ViewerHistory.tsx';
import { ViewerProgress } from './ViewerProgress.tsx';
import { ViewerSupport } from './ViewerSupport.tsx';
import type { ProfileViewerProps } from './Viewer.types.ts';
import { Text } from '../../components/Text/Text.tsx';
import { formatNumber } from '../format.ts';
import { TimeText } from '../system/parts/TimeText.tsx';
import { Part } from '../system/parts/Part.tsx';
import type { ViewedVeteran } from '@vetsync/machines/viewer/model';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Lines } from './Lines.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { MatchScore } from '../../components/MatchScore/MatchScore.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Meter } from '../../components/Meter/Meter.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { relativeTime } from '../moreDates.ts';

function ViewerHeader({ view }: Pick<ProfileViewerProps, 'view'>) {
  const words = useWords(profileViewerWords);
  const { viewer, veteran } = view;
  const { name, branch, location, service, id } = veteran;
  return (
    <Card>
      <div className={head}>
        <Avatar name={name} size="large" />
        <Stack space="xsmall">
          <Heading level={1} size="section">
            {name}
          </Heading>
          <Text>{words.header.served(branch, service.from, service.to)}</Text>
          <Text tone="muted">{`${location} · ${words.header.id(id)}`}</Text>
          <Inline space="xsmall">
            {viewer !== 'veteran' && (
              <>
                <Badge tone="info" variant="solid">
                  {words.views[viewer].view}
                </Badge>
                <Badge tone="info">{words.views[viewer].person}</Badge>
                <Badge tone="positive">{words.active}</Badge>
              </>
            )}
            <Badge>{words.sample}</Badge>
          </Inline>
        </Stack>
      </div>
    </Card>
  );
}

function ViewerEducation({ veteran }: { veteran: ViewedVeteran }) {
  const words = useWords(profileViewerWords).education;
  const { degree, certifications, giBillUsedPercent } = veteran;
  return (
    <Part title={words.title}>
      <Stack space="hair">
        <Text size="small" tone="muted">
          {words.degree}
        </Text>
        <Text weight="medium">{degree.name}</Text>
        <Text tone="muted">{words.expected(degree.institution, degree.expected)}</Text>
      </Stack>
      <ProgressBar label={words.done} value={degree.percentDone} />
      <Meter
        label={words.giBill}
        value={giBillUsedPercent}
        valueLabel={words.used(giBillUsedPercent)}
        tone="honor"
      />
      <Text size="small" tone="muted">
        {words.certifications}
      </Text>
      <Inline space="xsmall">
        {certifications.map((certification) => (
          <Badge key={certification} tone="honor">
            {certification}
          </Badge>
        ))}
      </Inline>
    </Part>
  );
}

/** The organization's match with the profile; not shown to veterans. */
function FitCard({ view, send }: ProfileViewerProps) {
  const allWords = useWords(profileViewerWords);
  const { viewer, veteran } = view;
  if (viewer === 'veteran') return null;
  const words = allWords.fit[viewer];
  return (
    <Part title={words.title}>
      <Inline justify="space-between" space="medium">
        <div>
          <MatchScore score={veteran.fit[viewer]} size="large" />
          <Text tone="muted">{words.text}</Text>
        </div>
        <div className={onScreen}>
          <Inline space="small">
            <Button variant="primary" onPress={() => send({ type: 'contact.open' })}>
              {words.action}
            </Button>
            {view.contact.sentHref && (
              <LinkButton href={view.contact.sentHref}>{allWords.contact.sent}</LinkButton>
            )}
          </Inline>
        </div>
      </Inline>
    </Part>
  );
}

/** Service history, and the careers it leads to. */
function ViewerService({ veteran }: { veteran: ViewedVeteran }) {
  const { goals: goalWords, service: words } = useWords(profileViewerWords);
  const { rank, mos, clearance, deployments, awards, goals } = veteran;
  return (
    <>
      <Part title={words.title}>
        <DescriptionList
          items={[
            { label: words.rank, value: rank },
            { label: words.mos, value: mos },
            { label: words.clearance, value: clearance },
            { label: words.deployments, value: <Lines items={deployments} /> },
            { label: words.awards, value: <Lines items={awards} /> },
          ]}
        />
      </Part>
      <Part title={goalWords.title}>
        <DescriptionList
          items={[
            { label: goalWords.industry, value: goals.industry },
            { label: goalWords.role, value: goals.role },
            { label: goalWords.preference, value: goals.preference },
            { label: goalWords.employers, value: <Lines items={goals.employers} /> },
          ]}
        />
      </Part>
    </>
  );
}

function ViewerBuddies({ view }: Pick<ProfileViewerProps, 'view'>) {
  const words = useWords(profileViewerWords).buddies;
  const { matches, intl, veteran } = view;
  const { name, at } = veteran.recentConnection;
  return (
    <Part title={words.title}>
      <dl className={figures}>
        {(['total', 'connected', 'available'] as const).map((each) => (
          <Stack key={each} space="none">
            <Text as="dt" size="small" tone="muted">
              {words[each]}
            </Text>
            <Text as="dd" size="title" weight="strong" numeric>
              {formatNumber(matches[each], intl)}
            </Text>
          </Stack>
        ))}
      </dl>
      <Text>
        {words.recent(name)}{' '}
        <TimeText at={at} intl={intl} tone="muted">
          {relativeTime(at, intl)}
        </TimeText>
      </Text>
    </Part>
  );
}

export type { ProfileViewerProps } from './Viewer.types.ts';

/**
 * One veteran as others see them (feature spec, section 2, "Veteran profile viewer"). The page shows a `ContactDialog`
 * over it, which it loads only when somebody opens it.
 */
export function ProfileViewer({ view, send }: ProfileViewerProps) {
  const words = useWords(profileViewerWords);
  return (
    <Stack space="large">
      <div className={onScreen}>
        <Inline justify="space-between">
          <Button variant="quiet" icon={ArrowLeft} onPress={() => send({ type: 'platform.back' })}>
            {words.back}
          </Button>
          <Button icon={Printer} onPress={() => send({ type: 'page.print' })}>
            {words.print}
          </Button>
        </Inline>
      </div>
      <ViewerHeader view={view} />
      <div className={columns}>
        <Stack space="large">
          <ViewerService veteran={view.veteran} />
          <ViewerHistory view={view} send={send} />
        </Stack>
        <Stack space="large">
          <ViewerEducation veteran={view.veteran} />
          <ViewerBuddies view={view} />
          <ViewerSupport view={view} send={send} />
          <ViewerProgress view={view} />
        </Stack>
      </div>
      <FitCard view={view} send={send} />
      <BuddyDialog view={view} send={send} />
      <SupportDialog view={view} send={send} />
    </Stack>
  );
}
