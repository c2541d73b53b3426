import type { ApplicationDecision } from '@vetsync/machines/model/exchange';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { relativeTime } from '../../format.ts';
import { TimeText } from '../../system/parts/TimeText.tsx';
import { prose } from '../received/Received.css.ts';
import type { SentApplicationProps } from './SentApplication.types.ts';
import { sentApplicationWords } from './SentApplication.words.ts';
import { SentOffer } from './SentOffer.tsx';

/** The decision that stands, with the words that came with it. */
export function SentDecision({ view, send }: SentApplicationProps) {
  const words = useWords(sentApplicationWords);
  const { application, decision, reader } = view;
  if (!application || !decision) return null;
  const { message, at, actor } = decision;
  return (
    <Card as="section" aria-labelledby="sent-decision">
      <Stack space="small">
        <Heading level={2} id="sent-decision">
          {words.from(application.organization)}
        </Heading>
        {decision.decision && (
          <Text weight="strong">{words.decided[decision.decision as ApplicationDecision]}</Text>
        )}
        {message ? <div className={prose}>{message}</div> : <Text tone="muted">{words.noWords}</Text>}
        <TimeText at={at} reader={reader} size="small" tone="muted">
          {[actor?.name, relativeTime(at, reader)].filter(Boolean).join(', ')}
        </TimeText>
        <SentOffer view={view} send={send} />
      </Stack>
    </Card>
  );
}
