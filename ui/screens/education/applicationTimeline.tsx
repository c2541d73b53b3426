import type { ApplicationView } from '@vetsync/machines/education';
import type { CollegeStatus } from '@vetsync/machines/model/world';
import type { Reader } from '@vetsync/machines/system/model';
import type { TimelineEntry } from '../../components/Timeline/Timeline.tsx';
import { relativeTime } from '../format.ts';
import { TimeText } from '../system/parts/TimeText.tsx';
import type { Translation } from '../../language/translate.ts';
import type { stoppedApplicationWords } from '../system/parts/StoppedApplication.words.ts';
import type { educationWords } from './Education.words.ts';

type Words = Translation<typeof educationWords.applications> & {
  stopped: Translation<typeof stoppedApplicationWords>;
};

const stages = ['submitted', 'review', 'interview', 'decision'] as const;
const reached: Readonly<Record<CollegeStatus, number>> = {
  submitted: 1,
  under_review: 1,
  interview_scheduled: 2,
  accepted: 3,
  rejected: 3,
};

/** The next step of an application, by its status. */
export function nextStepOf(
  words: Words,
  { status, decisions, delivery, isWithdrawn, organizationState, stop }: ApplicationView,
): string {
  if (isWithdrawn) return words.withdrawnNext;
  if (organizationState && stop) return words.stopped.inShort[organizationState];
  if (decisions.at(-1)?.decision === 'waitlist') return words.waitlisted;
  return (delivery === 'stored' ? words.nextStored : words.next)[status];
}

/** Stages of an application for a timeline, with the status explained at the current one. */
export function applicationTimeline(
  words: Words,
  application: ApplicationView,
  reader: Reader,
): TimelineEntry[] {
  const { status, submitDate, decisions } = application;
  const { isWithdrawn, stop } = application;
  const isClosed = isWithdrawn || stop === 'closed';
  const closedTitle = isWithdrawn ? words.withdrawn : words.stopped.stops.closed;
  const at = isClosed ? stages.length - 1 : reached[status];
  const last = decisions.at(-1);
  const when = (iso: string) => (
    <TimeText at={iso} reader={reader} size="small">
      {relativeTime(iso, reader)}
    </TimeText>
  );
  return stages.map((stage, index) => {
    const isHere = index === at;
    const isOver = stage === 'decision' && isHere;
    return {
      id: stage,
      title: isOver ? (isClosed ? closedTitle : words.statuses[status]) : words.stages[stage],
      state: isOver
        ? isClosed || status === 'rejected'
          ? 'stopped'
          : 'done'
        : isHere
          ? 'current'
          : index < at && !(isClosed && index > 0)
            ? 'done'
            : 'coming',
      ...(stage === 'submitted' && { when: when(submitDate) }),
      ...(isHere && last && { when: when(new Date(last.at).toISOString()) }),
      ...(isHere && { children: nextStepOf(words, application) }),
    };
  });
}
