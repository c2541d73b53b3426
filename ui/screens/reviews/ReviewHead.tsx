import type { Review } from '@vetsync/machines/reviews/model';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Download from 'lucide-react/icons/download';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { MatchScore } from '../../components/MatchScore/MatchScore.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useFocusOnChange } from '../focus.ts';
import { actions, head } from './Review.css.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { reviewWords } from './Review.words.ts';
import type { ReviewDialogProps } from './Reviews.types.ts';
import { pressureTones, reviewTones } from './statuses.ts';

/** Applicant, status, and actions other than the decision. The name gets focus when the application changes. */
export function ReviewHead({ view, review, send }: ReviewDialogProps & { review: Review }) {
  const words = useWords(reviewWords).head;
  const write = usePhrases();
  const { application, isSample } = review;
  const { veteranName, veteranRank, veteranBranch, veteranImage } = application;
  return (
    <div className={head}>
      <Avatar name={veteranName} tone="user" mark={veteranImage} size="large" />
      <Stack space="xxsmall">
        <Heading level={3} ref={useFocusOnChange<HTMLHeadingElement>(review.id)}>
          {veteranName}
        </Heading>
        <Text tone="muted">{[veteranRank, veteranBranch].filter(Boolean).join(', ')}</Text>
        <Inline space="xsmall">
          <Badge tone={reviewTones[application.status]}>{write(view.statusLabel)}</Badge>
          {review.kind === 'nonprofit' ? (
            <>
              <Badge tone={pressureTones[review.priority]}>{words.priority(review.priority)}</Badge>
              <Badge variant="outline">{words.urgency(review.urgency)}</Badge>
            </>
          ) : (
            <MatchScore score={review.application.matchScore} />
          )}
          {isSample && <Badge>{words.sample}</Badge>}
        </Inline>
      </Stack>
      <div className={actions}>
        <Inline space="xsmall">
          {view.links.message && (
            <LinkButton size="small" icon={MessageSquareText} href={view.links.message}>
              {words.message}
            </LinkButton>
          )}
          {view.links.interview && (
            <LinkButton size="small" icon={CalendarPlus} href={view.links.interview}>
              {words.interview}
            </LinkButton>
          )}
          <Button size="small" icon={Download} onPress={() => send({ type: 'resume.save' })}>
            {words.resume}
          </Button>
        </Inline>
      </div>
    </div>
  );
}
