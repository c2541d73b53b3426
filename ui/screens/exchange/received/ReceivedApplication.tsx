import CalendarPlus from 'lucide-react/icons/calendar-plus';
import MessageSquare from 'lucide-react/icons/message-square';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import type { ReceivedApplicationProps, OpenedApplicationProps } from '../Exchange.types.ts';
import { receivedApplicationWords } from '../ReceivedApplications.words.ts';
import { ApplicationPanel } from './ApplicationPanel.tsx';
import { ReceivedStatus } from './ReceivedStatus.tsx';
import Eye from 'lucide-react/icons/eye';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { assignmentWords } from '../ReceivedSelection.words.ts';
import type { ApplicationDetail } from '@vetsync/machines/exchange/receivedApplications';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Section } from '../../../components/Section/Section.tsx';
import { TimeText } from '../../system/parts/TimeText.tsx';
import { SentParts } from './SentParts.tsx';
import type { MatchReason, MatchResult } from '@vetsync/machines/model/exchange';
import { Badge } from '../../../components/Badge/Badge.tsx';
import type { BadgeProps } from '../../../components/Badge/Badge.tsx';
import { lines, requirement, source as sourceStyle } from './Received.css.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { AssignMenu } from './AssignMenu.tsx';
import { colleagueName } from './colleagueName.ts';
import '../../system/System.phrases.ts';
import { relativeTime } from '../../moreDates.ts';

/** Who takes care of the open application, and for whoever may, a menu to change it. */
function ApplicationAssignment({ detail, opened, choices, self, send }: OpenedApplicationProps) {
  const words = useWords(assignmentWords);
  const write = usePhrases();
  const { assignee, isAllowed, state, failure } = detail.assignment;
  const name =
    assignee === null
      ? words.nobody
      : colleagueName({ me: words.toMe, unnamed: words.unnamed }, assignee, self);
  const said = {
    idle: '',
    sending: words.sending,
    stored: assignee === null ? words.storedToNobody : words.stored(name),
    taken: assignee === null ? words.takenToNobody : words.taken(name),
    notStored: [words.notStored, failure && write(failure)].filter(Boolean).join(' '),
  }[state];
  return (
    <Inline space="xsmall">
      <Text as="span" size="small" tone="muted">
        {words.label}
      </Text>
      {isAllowed ? (
        <AssignMenu
          label={name}
          aria-label={words.assignOf(assignee && name)}
          size="small"
          isDisabled={state === 'sending'}
          choices={choices}
          self={self}
          assigneeId={assignee?.id ?? null}
          onAssign={(assigneeId) => send({ type: 'row.assign', rowId: opened.application.id, assigneeId })}
        />
      ) : (
        <Text as="span" size="small">
          {name}
        </Text>
      )}
      {(state === 'taken' || state === 'notStored') && (
        <Text as="span" size="small" tone="critical">
          {said}
        </Text>
      )}
      <VisuallyHidden live="polite">{said}</VisuallyHidden>
    </Inline>
  );
}

const tones: Readonly<Record<MatchResult, NonNullable<BadgeProps['tone']>>> = {
  met: 'positive',
  partly: 'info',
  notOnRecord: 'neutral',
};

/** Each requirement of the listing, and the sentence of what was sent that answers it. There is no score. */
function ApplicationMatch({ match }: { match: readonly MatchReason[] }) {
  const words = useWords(receivedApplicationWords).match;
  return (
    <Section title={words.title} level={3}>
      {match.some(({ source }) => source === null) && (
        <Text size="small" tone="muted">
          {words.unknown}
        </Text>
      )}
      <ul className={lines}>
        {match.map(({ requirement: text, kind, isRequired, result, source }) => (
          <li key={`${kind} ${text}`} className={requirement}>
            <span>
              {text}{' '}
              {!isRequired && (
                <Text as="span" size="small" tone="muted">
                  {words.preferred}
                </Text>
              )}
            </span>
            <Badge tone={tones[result]}>{words.results[result]}</Badge>
            {source && (
              <span className={sourceStyle}>
                <Text as="span" size="small" tone="muted">
                  {words.from[source.part](source.text)}
                </Text>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What an applicant wrote, and what they sent of their profile, field by field. */
function ApplicationSent({
  answers,
  profile,
  updatedAt,
  intl,
}: ApplicationDetail['sent'] & { intl: IntlConfig }) {
  const words = useWords(receivedApplicationWords);
  return (
    <>
      {answers.length > 0 && (
        <Section title={words.answers} level={3}>
          <SentParts parts={answers} />
        </Section>
      )}
      <Section title={words.profile} level={3}>
        {updatedAt !== null && (
          <TimeText at={updatedAt} intl={intl} size="small" tone="muted">
            {words.updated(relativeTime(updatedAt, intl))}
          </TimeText>
        )}
        {profile.length > 0 ? <SentParts parts={profile} /> : <Text tone="muted">{words.nothing}</Text>}
      </Section>
    </>
  );
}

/** Colleagues who have opened the application lately, and may have it open still. */
function ApplicationOpenings({
  detail: { openings },
  intl,
}: Pick<ReceivedApplicationProps, 'detail' | 'intl'>) {
  const words = useWords(assignmentWords);
  if (openings.length === 0) return null;
  return (
    <Inline space="xsmall">
      <Icon of={Eye} size="small" />
      <output>
        <Text as="span" size="small">
          {words.opened}:{' '}
          {openings
            .map(({ name, at }) => words.openedBy(name ?? words.unnamed, relativeTime(at, intl)))
            .join('; ')}
        </Text>
      </output>
    </Inline>
  );
}

/** One application beside the list: who takes care of it, what was sent, and what of it the listing asks for. */
export function ReceivedApplication(props: ReceivedApplicationProps) {
  const { detail, intl, send } = props;
  const words = useWords(receivedApplicationWords);
  const { opened, state } = detail;
  const title = state === 'missing' ? words.missing : (opened?.application.applicantName ?? words.untitled);
  return (
    <ApplicationPanel
      title={title}
      description={opened?.application.listingTitle}
      detail={detail}
      intl={intl}
      head={
        opened && (
          <Stack space="xsmall">
            <Inline justify="space-between" space="small">
              <Inline space="medium">
                <ReceivedStatus application={opened.application} intl={intl} />
                <ApplicationAssignment {...props} opened={opened} />
              </Inline>
              {detail.interviewHref && (
                <LinkButton size="small" icon={CalendarPlus} href={detail.interviewHref}>
                  {words.interview}
                </LinkButton>
              )}
              {detail.messageHref && (
                <LinkButton size="small" icon={MessageSquare} href={detail.messageHref}>
                  {words.write}
                </LinkButton>
              )}
            </Inline>
            <ApplicationOpenings detail={detail} intl={intl} />
          </Stack>
        )
      }
      note={
        <Text size="small" tone="muted">
          {words.recorded}
        </Text>
      }
      send={send}
    >
      <ApplicationSent {...detail.sent} intl={intl} />
      {opened && opened.match.length > 0 && <ApplicationMatch match={opened.match} />}
    </ApplicationPanel>
  );
}
