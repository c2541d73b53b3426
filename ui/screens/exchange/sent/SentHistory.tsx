import type { ApplicationDecision, ApplicationStep } from '@vetsync/machines/model/exchange';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Timeline } from '../../../components/Timeline/Timeline.tsx';
import type { Translation } from '../../../language/translate.ts';
import { useWords } from '../../../language/useWords.ts';
import { relativeTime } from '../../format.ts';
import { TimeText } from '../../system/parts/TimeText.tsx';
import { prose } from '../received/Received.css.ts';
import type { SentApplicationProps } from './SentApplication.types.ts';
import { sentApplicationWords } from './SentApplication.words.ts';

function titleOf(words: Translation<typeof sentApplicationWords>, isNoted: boolean, step: ApplicationStep) {
  const { history, decided } = words;
  if (step.step === 'submitted') return isNoted ? history.noted : history.steps.submitted;
  const title =
    step.step === 'decided' && step.decision
      ? decided[step.decision as ApplicationDecision]
      : history.steps[step.step];
  const { name = null } = step.actor ?? {};
  return ['withdrawn', 'offerAccepted'].includes(step.step) || name === null
    ? title
    : history.by(title.replace(/\.$/, ''), name);
}

/** Every step of the application, with who took it, once that is known. */
export function SentHistory({ view, send }: SentApplicationProps) {
  const words = useWords(sentApplicationWords);
  const { steps, history, isNoted, reader } = view;
  return (
    <Section title={words.history.title}>
      {history === 'failed' && (
        <Banner
          tone="caution"
          announce="status"
          action={
            <Button size="small" onPress={() => send({ type: 'history.retry' })}>
              {words.history.retry}
            </Button>
          }
        >
          {words.history.failed}
        </Banner>
      )}
      <Timeline
        label={words.history.label}
        hasStates={false}
        entries={steps.map((step) => ({
          id: step.id,
          title: titleOf(words, isNoted, step),
          when: (
            <TimeText at={step.at} reader={reader}>
              {relativeTime(step.at, reader)}
            </TimeText>
          ),
          children: step.message && <div className={prose}>{step.message}</div>,
        }))}
      />
    </Section>
  );
}
