import '../system/parts/World.phrases.ts';
import './Reviews.phrases.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { ApplicationPanel } from '../exchange/received/ApplicationPanel.tsx';
import { reviewWords } from './Review.words.ts';
import type { ReviewDialogProps, ReviewHeadProps } from './Reviews.types.ts';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Download from 'lucide-react/icons/download';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { MatchScore } from '../../components/MatchScore/MatchScore.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useFocusOnChange } from '../system/parts/focus.ts';
import { head, parts as partsStyle } from './Review.css.ts';
import { pressureTones, applicationTones } from './statuses.ts';
import type { Review, ReviewTab, NonprofitReview, reviewTabs } from '@vetsync/machines/reviews/model';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { candidateTabs } from './candidateTabs.ts';
import { collegeTabs } from './collegeTabs.ts';
import type { ReviewPart } from './parts.ts';
import { ReviewParts } from './ReviewParts.tsx';
import { useReviewWords } from './useReviewWords.ts';
import type { ReviewWords } from './useReviewWords.ts';
import { serviceParts } from './serviceParts.ts';

const tagged = (list: readonly string[]) => list.map((text) => ({ text }));

/** Content of each tab of the Program Application Review. */
const nonprofitTabs: Readonly<
  Record<
    (typeof reviewTabs)['nonprofit'][number],
    (allWords: ReviewWords, review: NonprofitReview) => ReviewPart[]
  >
> = {
  overview({ nonprofit: words }, { application, profile, priority, urgency, plan }) {
    const labels = words.overview;
    return [
      {
        kind: 'facts',
        title: labels.facts,
        facts: [
          { label: labels.program, value: application.program },
          { label: labels.organization, value: application.organization },
          { label: labels.priority, value: priority },
          { label: labels.urgency, value: urgency },
          { label: labels.situation, value: application.currentStatus ?? '' },
          { label: labels.location, value: profile.location },
        ],
      },
      { kind: 'prose', title: labels.message, text: application.message ?? '' },
      {
        kind: 'facts',
        title: labels.approval,
        facts: [
          { label: labels.approvals.status, value: labels.approvals.statusOf },
          { label: labels.approvals.progress, value: labels.approvals.progressOf(plan.progress) },
          { label: labels.approvals.joined, value: labels.approvals.joinedOf },
        ],
      },
    ];
  },
  needs: ({ nonprofit: words }, { application, plan }) => [
    {
      kind: 'tags',
      title: words.needs.asked,
      tags: application.needsAssessment.map((text) => ({ text, tone: 'info' as const })),
      none: words.needs.noneAsked,
    },
    { kind: 'tags', title: words.needs.goals, tags: tagged(plan.goals), none: words.needs.none },
    { kind: 'tags', title: words.needs.services, tags: tagged(plan.services), none: words.needs.none },
  ],
  military: serviceParts,
};

type Drawn<Of extends Review> = Partial<
  Record<ReviewTab, (allWords: ReviewWords, review: Of) => ReviewPart[]>
>;

/** Parts of an application on a tab. */
function partsOf(allWords: ReviewWords, review: Review, tab: ReviewTab): ReviewPart[] {
  if (review.kind === 'job') return (candidateTabs as Drawn<typeof review>)[tab]?.(allWords, review) ?? [];
  if (review.kind === 'college') return (collegeTabs as Drawn<typeof review>)[tab]?.(allWords, review) ?? [];
  return (nonprofitTabs as Drawn<typeof review>)[tab]?.(allWords, review) ?? [];
}

/** The tabs of an application, each with its own URL. */
function ReviewTabs({ review, tab, send }: Pick<ReviewDialogProps, 'tab' | 'send'> & { review: Review }) {
  const allWords = useReviewWords();
  const words = allWords.review;
  const labels: Partial<Record<ReviewTab, string>> = words.tab[review.kind];
  const tabs = Object.keys(reviewWords.tab[review.kind]) as ReviewTab[];
  return (
    <Tabs
      label={words.tabs}
      items={tabs.map((id) => ({ id, label: labels[id] ?? '' }))}
      selectedKey={tab}
      onSelectionChange={(chosen) => send({ type: 'tab.choose', tab: chosen })}
    >
      <div className={partsStyle}>
        <ReviewParts parts={partsOf(allWords, review, tab)} />
      </div>
    </Tabs>
  );
}

/** Who applied, and where the application stands. The name gets focus when the application changes. */
function ReviewHead({ review, status, statusLabel }: ReviewHeadProps) {
  const words = useWords(reviewWords).head;
  const write = usePhrases();
  const { veteranName, veteranRank, veteranBranch, veteranImage } = review.application;
  return (
    <div className={head}>
      <Avatar name={veteranName} mark={veteranImage} />
      <Stack space="xxsmall">
        <Heading level={3} ref={useFocusOnChange<HTMLHeadingElement>(review.id)}>
          {veteranName}
        </Heading>
        <Text tone="muted">{[veteranRank, veteranBranch].filter(Boolean).join(', ')}</Text>
        <Inline space="xsmall">
          <Badge tone={applicationTones[status]}>{write(statusLabel)}</Badge>
          {review.kind === 'nonprofit' ? (
            <>
              <Badge tone={pressureTones[review.priority]}>{words.priority(review.priority)}</Badge>
              <Badge variant="outline">{words.urgency(review.urgency)}</Badge>
            </>
          ) : (
            review.application.matchScore !== null && <MatchScore score={review.application.matchScore} />
          )}
        </Inline>
      </Stack>
    </div>
  );
}

/** What can be done with an application besides deciding on it. */
function ReviewActions({ links, send }: Pick<ReviewDialogProps, 'links' | 'send'>) {
  const words = useWords(reviewWords).head;
  return (
    <Inline space="xsmall">
      {links.message && (
        <LinkButton size="small" icon={MessageSquareText} href={links.message}>
          {words.message}
        </LinkButton>
      )}
      {links.interview && (
        <LinkButton size="small" icon={CalendarPlus} href={links.interview}>
          {words.interview}
        </LinkButton>
      )}
      <Button size="small" icon={Download} onPress={() => send({ type: 'resume.save' })}>
        {words.resume}
      </Button>
    </Inline>
  );
}

export type { ReviewDialogProps } from './Reviews.types.ts';

/** An application in the panel of all applications, with the tabs that a reviewer reads (feature spec, section 2). */
export function ReviewDialog({
  kind,
  isOpen,
  detail,
  statusLabel,
  tab,
  links,
  intl,
  send,
}: ReviewDialogProps) {
  const words = useWords(reviewWords);
  const write = usePhrases();
  const { opened } = detail;
  const review = opened?.review;
  return (
    <ApplicationPanel
      title={words.titles[kind]}
      description={review && write(review.subject)}
      isOpen={isOpen}
      detail={detail}
      intl={intl}
      head={
        review && <ReviewHead review={review} status={opened.application.status} statusLabel={statusLabel} />
      }
      send={send}
    >
      {review && (
        <>
          <ReviewActions links={links} send={send} />
          <ReviewTabs review={review} tab={tab} send={send} />
        </>
      )}
    </ApplicationPanel>
  );
}
