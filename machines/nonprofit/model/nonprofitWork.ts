import { messageWork } from '../../messages/model/messageWork.ts';
import type { Mailbox } from '../../messages/model/messages.ts';
import type { PortalAddress } from '../../messages/model/messagesRoute.ts';
import { longestFirst, todaysWork } from '../../portal/model/work.ts';
import type { TodaysWork, WorkItem } from '../../portal/model/work.ts';
import { shellHref } from '../../shell/model/shellRoute.ts';
import { applicationHref, participantHref, queueHref } from './nonprofitRoute.ts';
import { participantStatusNames } from './participants.ts';
import type { Participant } from './participants.ts';
import { nonprofitPhrase } from './phrases.ts';
import type { ProgramApplication } from './programApplication.ts';
import type { QueueEntry } from './queue.ts';
import type { Priority } from './triage.ts';

/** Only what can't wait for its turn is marked. */
const statusOf: Readonly<Record<Priority, WorkItem['status']>> = {
  Critical: { label: nonprofitPhrase('criticalPriority'), tone: 'critical' },
  High: { label: nonprofitPhrase('highPriority'), tone: 'caution' },
  Medium: null,
  Low: null,
};

const decisionOf =
  (at: PortalAddress) =>
  ({ id, veteranName, veteranImage, program, submitDate, priority }: ProgramApplication): WorkItem => ({
    id: `decision:${id}`,
    kind: 'decision',
    name: veteranName,
    image: veteranImage,
    subject: program,
    at: submitDate,
    status: statusOf[priority],
    href: applicationHref(at, id),
  });

const participantOf =
  (at: PortalAddress) =>
  ({ id, name, image, program, lastActivity }: Participant): WorkItem => ({
    id: `participant:${id}`,
    kind: 'participant',
    name,
    image,
    subject: program,
    at: lastActivity,
    status: { label: participantStatusNames['At Risk'], tone: 'caution' },
    href: participantHref(at, id),
  });

interface NonprofitMatters {
  /** Most pressing first. */
  queue: readonly QueueEntry[];
  participants: readonly Participant[];
  mailbox: Mailbox;
}

/** The most pressing applications, then who is at risk and was not heard of for longest, then who waits for an answer. */
export function nonprofitWork(
  { queue, participants, mailbox }: NonprofitMatters,
  at: PortalAddress,
): TodaysWork {
  const open = queue.flatMap(({ application }) => (application.status === 'enrolled' ? [application] : []));
  const atRisk = participants.filter(({ status }) => status === 'At Risk');
  return todaysWork({
    meetings: null,
    isToday: () => false,
    waiting: [
      { kind: 'decision', items: open.map(decisionOf(at)), href: queueHref(at), dashboardMax: 3 },
      { ...messageWork(mailbox, at), href: shellHref({ ...at, tab: 'community' }), dashboardMax: 2 },
      {
        kind: 'participant',
        items: atRisk.map(participantOf(at)).toSorted(longestFirst),
        href: shellHref({ ...at, tab: 'participants', query: { status: 'At Risk' } }),
        dashboardMax: 2,
      },
    ],
  });
}
