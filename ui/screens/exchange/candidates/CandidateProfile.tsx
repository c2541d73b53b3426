import type { CandidateView } from '@vetsync/machines/exchange/candidates';
import { useId } from 'react';
import FileText from 'lucide-react/icons/file-text';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { MatchScore } from '../../../components/MatchScore/MatchScore.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { SectionLoading } from '../../account/SectionLoading.tsx';
import { RecordDialog } from '../../portal/RecordDialog.tsx';
import { compareWords, profileWords } from '../../recruiter/Recruiter.words.ts';
import { ReviewParts } from '../../reviews/ReviewParts.tsx';
import { applicationTones } from '../../reviews/statuses.ts';
import { useReviewWords } from '../../reviews/useReviewWords.ts';
import type { ReviewWords } from '../../reviews/useReviewWords.ts';
import { LoadFailed } from '../../system/parts/LoadFailed.tsx';
import type { CandidateProps, CandidatesProps } from '../Candidates.types.ts';
import { candidateWords } from '../Candidates.words.ts';
import { CandidateShown } from '../received/CandidateShown.tsx';
import { ContactRequest } from './ContactRequest.tsx';
import { candidateTabs } from '../../reviews/candidateTabs.ts';
import type { ReviewPart } from '../../reviews/parts.ts';

/** All details of a candidate in one column; a review shows the same in tabs. */
function fittingParts(
  reviewWords: ReviewWords,
  { review, hasApplied }: NonNullable<CandidateView['fit']>,
): ReviewPart[] {
  // Title of the skills named in an application; candidates who have not applied have none.
  const ofApplication = reviewWords.job.skills.named;
  const skills = candidateTabs
    .skills(reviewWords, review)
    .filter(({ title }) => hasApplied || title !== ofApplication);
  return [
    ...candidateTabs.overview(reviewWords, review),
    ...candidateTabs.analysis(reviewWords, review),
    ...skills,
    ...candidateTabs.experience(reviewWords, review),
    ...candidateTabs.military(reviewWords, review),
  ];
}

type Fit = NonNullable<CandidateView['fit']>;

interface ProfileProps extends Pick<CandidatesProps, 'view' | 'send'> {
  detail: CandidateProps['detail'];
}

/** All that is known of one candidate beside the table, with buttons to the previous and next row. */
export function CandidateProfile({ detail, view, send }: ProfileProps) {
  const words = useWords(candidateWords);
  const { state, candidate, request } = detail;
  const fit = candidate?.fit;
  const panel = { open: view.table.open, send };
  if (state === 'missing') return <RecordDialog {...panel} title={words.missing} />;
  return (
    <RecordDialog
      {...panel}
      title={fit ? candidate.name : words.title}
      {...(fit && { description: serviceOf(fit) })}
      isBusy={request.state === 'sending'}
      footer={candidate && !fit && <ContactRequest detail={detail} intl={view.intl} send={send} />}
    >
      {candidate ? (
        <Stack space="large">
          <Head detail={detail} candidate={candidate} view={view} send={send} />
          {fit ? <Fitting fit={fit} /> : <CandidateShown {...candidate} />}
          {!fit && (
            <Text size="small" tone="muted">
              {words.recorded}
            </Text>
          )}
        </Stack>
      ) : state === 'failed' ? (
        <LoadFailed
          words={words.failed}
          failure={detail.failure}
          level={3}
          onRetry={() => send({ type: 'detail.retry' })}
        />
      ) : (
        <SectionLoading>{words.finding}</SectionLoading>
      )}
    </RecordDialog>
  );
}

const serviceOf = ({ review: { application } }: Fit) =>
  [application.veteranRank, application.veteranBranch].filter(Boolean).join(', ');

function Fitting({ fit }: { fit: Fit }) {
  return <ReviewParts parts={fittingParts(useReviewWords(), fit)} />;
}

interface HeadProps extends Pick<ProfileProps, 'detail' | 'view' | 'send'> {
  candidate: CandidateView;
}

function Head({ candidate, detail: { isCompared }, view, send }: HeadProps) {
  const sharedWords = useWords(compareWords);
  const words = useWords(profileWords);
  const { id, fit, links } = candidate;
  const isRefused = !isCompared && !view.canAdd;
  const refusalId = useId();
  return (
    <Stack space="small">
      {fit && <FitHead candidate={candidate} fit={fit} />}
      <Inline space="xsmall">
        {links.review && (
          <LinkButton size="small" variant="primary" icon={FileText} href={links.review}>
            {words.review}
          </LinkButton>
        )}
        {links.message && (
          <LinkButton size="small" icon={MessageSquareText} href={links.message}>
            {words.message}
          </LinkButton>
        )}
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
            {sharedWords.full(view.comparedMax)}
          </Text>
        )}
      </Inline>
    </Stack>
  );
}

function FitHead({ candidate: { name, statusLabel }, fit }: { candidate: CandidateView; fit: Fit }) {
  const words = useWords(profileWords);
  const write = usePhrases();
  const { review, hasApplied } = fit;
  const { application } = review;
  return (
    <Inline space="small">
      <Avatar name={name} mark={application.veteranImage} size="large" />
      <Stack space="xxsmall" minWidth={0}>
        <Heading level={3}>
          {hasApplied ? words.applied(application.jobTitle) : words.fits(application.jobTitle)}
        </Heading>
        <Inline space="xsmall">
          {application.matchScore !== null && <MatchScore score={application.matchScore} />}
          {statusLabel && <Badge tone={applicationTones[application.status]}>{write(statusLabel)}</Badge>}
        </Inline>
      </Stack>
    </Inline>
  );
}
