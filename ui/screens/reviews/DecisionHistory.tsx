import type { DecisionView } from '@vetsync/machines/decision';
import type { Reader } from '@vetsync/machines/system/model';
import type { Review } from '@vetsync/machines/reviews/model';
import Inbox from 'lucide-react/icons/inbox';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Timeline, type TimelineEntry } from '../../components/Timeline/Timeline.tsx';
import { relativeTime } from '../format.ts';
import { TimeText } from '../system/parts/TimeText.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { decisionWords } from './Decision.words.ts';
import { prose } from './Review.css.ts';

interface DecisionHistoryProps {
  view: DecisionView;
  review: Review;
  reader: Reader;
}

/** All decisions with their notes, including withdrawn ones, down to the day of the application. */
export function DecisionHistory({ view, review, reader }: DecisionHistoryProps) {
  const words = useWords(decisionWords).history;
  const write = usePhrases();
  const when = (at: string) => (
    <TimeText at={at} reader={reader}>
      {relativeTime(at, reader)}
    </TimeText>
  );
  const decided = view.history.map(({ id, label, at, notes, undone }): TimelineEntry => ({
    id,
    title: write(label),
    when: when(new Date(at).toISOString()),
    state: undone ? 'stopped' : 'done',
    children: (undone || notes) && (
      <Stack space="xxsmall">
        {undone && <Badge>{words.withdrawn}</Badge>}
        {notes && <div className={prose}>{notes}</div>}
      </Stack>
    ),
  }));
  const received: TimelineEntry = {
    id: 'received',
    title: words.received,
    when: when(review.application.submitDate),
    icon: Inbox,
  };
  return (
    <Stack as="section" space="small">
      <Heading level={4}>{words.title}</Heading>
      <Timeline label={words.label} hasStates={false} entries={[...decided, received]} />
    </Stack>
  );
}
