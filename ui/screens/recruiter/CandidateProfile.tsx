import type { CandidatePoolView } from '@vetsync/machines/candidatePool';
import { useId } from 'react';
import FileText from 'lucide-react/icons/file-text';
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
import { RecordDialog } from '../portal/RecordDialog.tsx';
import { ReviewParts } from '../reviews/ReviewParts.tsx';
import { applicationTones } from '../reviews/statuses.ts';
import type { CandidatePoolProps } from './Recruiter.types.ts';
import { useReviewWords } from '../reviews/useReviewWords.ts';
import { candidateParts } from './candidateParts.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { compareWords, profileWords } from './Recruiter.words.ts';

type Candidate = NonNullable<CandidatePoolView['candidate']>;

/** All details of one candidate, with buttons to the previous and next row. */
export function CandidateProfile({ view, send, table }: CandidatePoolProps) {
  const words = useWords(profileWords);
  const reviewWords = useReviewWords();
  const { candidate } = view;
  const dialog = { open: table.view.open, send: table.send };
  if (!candidate) return <RecordDialog {...dialog} title={words.title} />;
  const { veteranRank, veteranBranch } = candidate.review.application;
  return (
    <RecordDialog
      {...dialog}
      title={candidate.name}
      description={[veteranRank, veteranBranch].filter(Boolean).join(', ')}
    >
      <Stack space="large">
        <Head candidate={candidate} view={view} send={send} />
        <ReviewParts parts={candidateParts(words, reviewWords, candidate)} />
      </Stack>
    </RecordDialog>
  );
}

interface HeadProps extends Pick<CandidatePoolProps, 'view' | 'send'> {
  candidate: Candidate;
}

function Head({ candidate, view, send }: HeadProps) {
  const sharedWords = useWords(compareWords);
  const words = useWords(profileWords);
  const write = usePhrases();
  const { id, review, hasApplied, statusLabel, links, name } = candidate;
  const { application } = review;
  const isCompared = view.compared.some((item) => item.id === id);
  const isRefused = !isCompared && !view.canAdd;
  const refusalId = useId();
  return (
    <Stack space="small">
      <Inline space="small">
        <Avatar name={name} mark={application.veteranImage} tone="own" size="large" />
        <Stack space="xxsmall" minWidth={0}>
          <Heading level={3}>
            {hasApplied ? words.applied(application.jobTitle) : words.fits(application.jobTitle)}
          </Heading>
          <Inline space="xsmall">
            {application.matchScore !== null && <MatchScore score={application.matchScore} />}
            {statusLabel && <Badge tone={applicationTones[application.status]}>{write(statusLabel)}</Badge>}
            {review.isSample && <Badge>{words.sample}</Badge>}
          </Inline>
        </Stack>
      </Inline>
      <Inline space="xsmall">
        {links.review && (
          <LinkButton size="small" variant="primary" icon={FileText} href={links.review}>
            {words.review}
          </LinkButton>
        )}
        <LinkButton size="small" icon={MessageSquareText} href={links.message}>
          {words.message}
        </LinkButton>
        <Button
          size="small"
          isDisabled={isRefused}
          aria-describedby={isRefused ? refusalId : undefined}
          onPress={() => send({ type: isCompared ? 'compare.remove' : 'compare.add', candidateId: id })}
        >
          {isCompared ? words.uncompare : words.compare}
        </Button>
        {isRefused && (
          <Text as="span" size="small" tone="muted" id={refusalId}>
            {sharedWords.full(view.max)}
          </Text>
        )}
      </Inline>
    </Stack>
  );
}
