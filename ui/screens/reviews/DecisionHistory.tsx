import type { ApplicationDecision, ApplicationStep } from '@vetsync/machines/model/exchange';
import type { IntlConfig } from '@vetsync/machines/system/model';
import Inbox from 'lucide-react/icons/inbox';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Timeline, type TimelineEntry } from '../../components/Timeline/Timeline.tsx';
import type { Translation } from '../../language/translate.ts';
import { useWords } from '../../language/useWords.ts';
import { TimeText } from '../system/parts/TimeText.tsx';
import { decisionWords } from './Decision.words.ts';
import { prose } from './Review.css.ts';
import { dateText } from '../dates.ts';
import { relativeTime } from '../moreDates.ts';

type Words = Translation<typeof decisionWords.history>;

export function stepTitle(words: Words, { step, decision }: Pick<ApplicationStep, 'step' | 'decision'>) {
  if (step !== 'decided') return words[step];
  return decision === null ? words.marked : words.decided[decision as ApplicationDecision];
}

interface DecisionHistoryProps {
  /** Oldest first. */
  history: readonly ApplicationStep[];
  intl: IntlConfig;
  /** Set if it could not be read again. */
  onRetry?: (() => void) | undefined;
}

/** Every step of an application: what, who and when, with words for the applicant apart from notes. */
export function DecisionHistory({ history, intl, onRetry }: DecisionHistoryProps) {
  const words = useWords(decisionWords).history;
  const entries = history.map((step): TimelineEntry => ({
    id: step.id,
    title: [
      stepTitle(words, step),
      step.step !== 'submitted' && step.actor?.name && words.by(step.actor.name),
    ]
      .filter(Boolean)
      .join(' '),
    when: (
      <TimeText at={step.at} intl={intl}>
        {relativeTime(step.at, intl)}
      </TimeText>
    ),
    ...(step.step === 'submitted' && { icon: Inbox }),
    ...(step.step === 'updated' && { icon: Pencil }),
    ...(step.step === 'undone' && { icon: RotateCcw }),
    children: (step.message ||
      step.notes ||
      step.answerBy ||
      step.reason ||
      step.startsOn ||
      step.firstStep) && <StepWords step={step} words={words} intl={intl} />,
  }));
  return (
    <Section title={words.title} level={3}>
      {onRetry && (
        <Banner
          tone="caution"
          announce="status"
          action={
            <Button size="small" onPress={onRetry}>
              {words.retry}
            </Button>
          }
        >
          {words.outdated}
        </Banner>
      )}
      <Timeline label={words.label} hasStates={false} entries={entries} />
    </Section>
  );
}

interface StepWordsProps extends Pick<DecisionHistoryProps, 'intl'> {
  step: ApplicationStep;
  words: Words;
}

function StepWords({
  step: { step, reason, message, startsOn, firstStep, ...more },
  words,
  intl,
}: StepWordsProps) {
  const { labels } = useWords(decisionWords).reason;
  const { notes, answerBy } = more;
  const parts = [
    [words.reason, reason && labels[reason]],
    [step === 'updated' ? words.note : words.message, message],
    [words.startsOn, startsOn && dateText(startsOn, intl)],
    [words.firstStep, firstStep],
    [words.notes, notes],
    [words.answerBy, answerBy && dateText(answerBy, intl)],
  ] as const;
  return (
    <Stack space="xxsmall">
      {parts.map(
        ([label, text]) =>
          text && (
            <div key={label} className={prose}>
              <Text as="span" size="small" tone="muted">
                {label}:
              </Text>{' '}
              {text}
            </div>
          ),
      )}
    </Stack>
  );
}
