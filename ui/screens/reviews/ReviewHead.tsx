import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { MatchScore } from '../../components/MatchScore/MatchScore.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useFocusOnChange } from '../system/parts/focus.ts';
import { head } from './Review.css.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { reviewWords } from './Review.words.ts';
import type { ReviewHeadProps } from './Reviews.types.ts';
import { pressureTones, applicationTones } from './statuses.ts';

/** Who applied, and where the application stands. The name gets focus when the application changes. */
export function ReviewHead({ review, status, statusLabel }: ReviewHeadProps) {
  const words = useWords(reviewWords).head;
  const write = usePhrases();
  const { veteranName, veteranRank, veteranBranch, veteranImage } = review.application;
  return (
    <div className={head}>
      <Avatar name={veteranName} tone="own" mark={veteranImage} />
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
