import type { NonprofitQueueEvent, QueueEntryView } from '@vetsync/machines/nonprofitQueue';
import type { Reader } from '@vetsync/machines/system/model';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { relativeTime } from '../format.ts';
import { cardBody, tags } from '../portal/PortalPage.css.ts';
import { pressureTones } from '../reviews/statuses.ts';
import { TimeText } from '../system/parts/TimeText.tsx';
import { applicant } from './Nonprofit.css.ts';
import { useWords } from '../../language/useWords.ts';
import { applicationWords } from './Nonprofit.words.ts';
import { urgencyTones } from './tones.ts';

interface ApplicationCardProps {
  entry: QueueEntryView;
  reader: Reader;
  send: (event: NonprofitQueueEvent) => void;
}

/** One application in the queue: applicant, program, urgency and actions. */
export function ApplicationCard({ entry, reader, send }: ApplicationCardProps) {
  const words = useWords(applicationWords);
  const { application, rejection, canApprove, href } = entry;
  const { id, veteranName: name, submitDate, needsAssessment, currentStatus } = application;
  const titleId = `application-${id}`;
  return (
    <Card as="article" height="full" aria-labelledby={titleId}>
      <div className={cardBody}>
        <div className={applicant}>
          <Avatar name={name} mark={application.veteranImage} tone="own" />
          <Stack space="xxsmall">
            <Heading level={3} id={titleId}>
              {name}
            </Heading>
            <Text size="small" tone="muted">
              {[application.veteranRank, application.veteranBranch].filter(Boolean).join(', ')}
            </Text>
            <Inline space="xsmall">
              {rejection && (
                <Badge tone="critical" variant="solid">
                  {words.rejected}
                </Badge>
              )}
              <Badge tone={pressureTones[application.priority]}>{words.priority(application.priority)}</Badge>
              <Badge tone={urgencyTones[application.urgency]}>{words.urgency(application.urgency)}</Badge>
            </Inline>
          </Stack>
        </div>
        <Stack space="xsmall">
          <Text weight="medium">{words.at(application.program, application.organization)}</Text>
          {currentStatus && <Text>{currentStatus}</Text>}
          <Needs needs={needsAssessment} />
          <Text size="small" tone="muted">
            <TimeText at={submitDate} reader={reader} size="small">
              {words.submitted(relativeTime(submitDate, reader))}
            </TimeText>
          </Text>
          {rejection && (
            <Text size="small">
              {words.rejectedWhen(relativeTime(rejection.at, reader))}{' '}
              {rejection.notes && words.notes(rejection.notes)}
            </Text>
          )}
        </Stack>
        <Inline space="xsmall">
          {rejection ? (
            // Different keys make different buttons, so that a second press on Undo can't approve.
            <Button
              key="undo"
              size="small"
              aria-label={words.undoOf(name)}
              onPress={() => send({ type: 'decision.undo', decisionId: rejection.decisionId })}
            >
              {words.undo}
            </Button>
          ) : (
            <Button
              key="approve"
              size="small"
              isPending={!canApprove}
              aria-label={words.approveOf(name)}
              onPress={() => send({ type: 'application.approve', applicationId: id })}
            >
              {words.approve}
            </Button>
          )}
          <LinkButton size="small" href={href} aria-label={words.reviewOf(name)}>
            {words.review}
          </LinkButton>
        </Inline>
      </div>
    </Card>
  );
}

function Needs({ needs }: { needs: readonly string[] }) {
  const words = useWords(applicationWords);
  if (needs.length === 0)
    return (
      <Text size="small" tone="muted">
        {words.noNeeds}
      </Text>
    );
  return (
    <ul className={tags} aria-label={words.needs}>
      {needs.map((need) => (
        <li key={need}>
          <Badge variant="outline">{need}</Badge>
        </li>
      ))}
    </ul>
  );
}
