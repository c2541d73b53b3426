import Eye from 'lucide-react/icons/eye';
import type { ApplicationDecision, ApplicationStep } from '@vetsync/machines/model/exchange';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Timeline, type TimelineEntry } from '../../../components/Timeline/Timeline.tsx';
import type { Translation } from '../../../language/translate.ts';
import { useWords } from '../../../language/useWords.ts';
import { TimeText } from '../../system/parts/TimeText.tsx';
import { accessLogWords } from '../AccessLog.words.ts';
import { prose } from '../received/Received.css.ts';
import type { SentApplicationProps } from './SentApplication.types.ts';
import { sentApplicationWords } from './SentApplication.words.ts';
import { relativeTime } from '../../moreDates.ts';

function titleOf(words: Translation<typeof sentApplicationWords>, isNoted: boolean, step: ApplicationStep) {
  const { history, decided } = words;
  if (step.step === 'submitted') return isNoted ? history.noted : history.steps.submitted;
  const title =
    step.step === 'decided' && step.decision
      ? decided[step.decision as ApplicationDecision]
      : history.steps[step.step];
  const { name = null } = step.actor ?? {};
  return ['updated', 'withdrawn', 'offerAccepted', 'offerDeclined', 'waiting', 'next'].includes(step.step) ||
    name === null
    ? title
    : history.by(title.replace(/\.$/, ''), name);
}

/** Every step of the application, with who took it and who read it between, once that is known. */
export function SentPath({ view, send }: SentApplicationProps) {
  const words = useWords(sentApplicationWords);
  const { somebody, kinds } = useWords(accessLogWords).records;
  const { path, wasRead, decision, application, history, isNoted, links, intl } = view;
  const entryOf = (entry: (typeof path)[number]): TimelineEntry => {
    const { id, at } = 'step' in entry ? entry.step : entry.reading;
    const when = (
      <TimeText at={at} intl={intl}>
        {relativeTime(at, intl)}
      </TimeText>
    );
    if ('step' in entry) {
      const { message } = entry.step;
      const title = titleOf(words, isNoted, entry.step);
      return { id, title, when, children: message && <div className={prose}>{message}</div> };
    }
    const { actor, kind } = entry.reading;
    return { id, icon: Eye, title: actor?.name ?? somebody, when, children: kinds[kind] };
  };
  return (
    <Section
      title={words.history.title}
      action={
        links.readings !== null && (
          <LinkButton size="small" variant="quiet" href={links.readings}>
            {words.readings.all}
          </LinkButton>
        )
      }
    >
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
      <Timeline label={words.history.label} hasStates={false} entries={path.map(entryOf)} />
      {wasRead === false && decision === null && application && (
        <Text tone="muted">{words.readings.none(application.organization)}</Text>
      )}
    </Section>
  );
}
