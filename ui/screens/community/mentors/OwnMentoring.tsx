import type { MentoringView } from '@vetsync/machines/community/mentors';
import type { MentorshipStatus } from '@vetsync/machines/community/model';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import MessageSquare from 'lucide-react/icons/message-square';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { mentorAction, mentorList, mentorRow } from '../Community.css.ts';
import type { MentorsProps } from '../Community.types.ts';
import { mentorsWords } from '../Mentors.words.ts';

const tones = {
  requested: 'caution',
  waiting: 'caution',
  accepted: 'positive',
  declined: 'neutral',
  withdrawn: 'neutral',
  ended: 'neutral',
} as const satisfies Record<MentorshipStatus, string>;

/** What somebody asked or was asked, and what can be done about it. */
function Mentoring({
  mentoring: { id, side, other, status, text, steps, href, timesHref },
  isSending,
  send,
}: Pick<MentorsProps, 'send'> & { mentoring: MentoringView; isSending: boolean }) {
  const allWords = useWords(mentorsWords);
  const words = allWords.own;
  const name = other.name || allWords.someone;
  return (
    <article className={mentorRow} aria-label={name}>
      <Inline space="xsmall">
        <Text as="span" weight="strong">
          <bdi>{name}</bdi>
        </Text>
        <Badge tone={tones[status]}>{words.sides[side][status]}</Badge>
      </Inline>
      <Text size="small" tone="muted" dir="auto">
        {text}
      </Text>
      <div className={mentorAction}>
        <Inline space="xsmall">
          {steps.map((step, at) => (
            <Button
              key={step}
              size="small"
              variant={step === 'accept' ? 'primary' : at === 0 ? 'secondary' : 'quiet'}
              isDisabled={isSending}
              aria-label={words.stepOf(words.steps[step], name)}
              onPress={() => send({ type: 'mentoring.take', id, step })}
            >
              {words.steps[step]}
            </Button>
          ))}
          {timesHref && (
            <LinkButton
              size="small"
              icon={CalendarPlus}
              href={timesHref}
              aria-label={words.chooseTimeWith(name)}
            >
              {words.chooseTime}
            </LinkButton>
          )}
          {href && (
            <LinkButton size="small" icon={MessageSquare} href={href} aria-label={words.writeTo(name)}>
              {words.write}
            </LinkButton>
          )}
        </Inline>
      </div>
    </article>
  );
}

/** What the person asked mentors, and what others asked them. */
export function OwnMentoring({ view: { own, ownFailed, isSending }, send }: MentorsProps) {
  const words = useWords(mentorsWords).own;
  if (ownFailed && own === null)
    return (
      <Inline space="small">
        <Text size="small" tone="critical">
          {words.failed}
        </Text>
        <Button size="small" onPress={() => send({ type: 'own.retry' })}>
          {words.retry}
        </Button>
      </Inline>
    );
  if (own === null) return null;
  return (
    <Section title={words.title}>
      {own.mentorships.length === 0 ? (
        <Text tone="muted">{words.none}</Text>
      ) : (
        <Stack space="none">
          <ul className={mentorList}>
            {own.mentorships.map((mentoring) => (
              <li key={mentoring.id}>
                <Mentoring mentoring={mentoring} isSending={isSending} send={send} />
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Section>
  );
}
