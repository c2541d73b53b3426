import { openMailbox, type CorrespondenceSamples } from '@vetsync/machines/messages/model';
import { casePhrase, decisionChoicesOf } from '@vetsync/machines/model/exchange';
import type { World } from '@vetsync/machines/model/world';
import {
  applicationHref,
  nonprofitContacts,
  nonprofitPhrase,
  participantHref,
  participantsOf,
  queueHref,
  queueOf,
  type NonprofitRecords,
} from '@vetsync/machines/nonprofit/model';
import type { Priority } from '@vetsync/machines/model/cases';
import { longestFirst, workItem, type WorkItem } from '@vetsync/machines/portal/model';
import { decisionChoices } from '@vetsync/machines/reviews/model';
import { shellHref } from '@vetsync/machines/shell/model';
import type { OpenDemoWork } from '../demoOverview.ts';
import { messageWork } from './workParts.ts';

const at = { role: 'nonprofit' } as const;

/** Only what can't wait for its turn is marked. */
const statusOf: Readonly<Record<Priority, WorkItem['status']>> = {
  Critical: { label: nonprofitPhrase('criticalPriority'), tone: 'critical' },
  High: { label: nonprofitPhrase('highPriority'), tone: 'caution' },
  Medium: null,
  Low: null,
};

/** The most pressing applications, then who waits for an answer, then who is at risk and was not heard of for longest. */
export const nonprofitWork: OpenDemoWork<NonprofitRecords, { correspondence: CorrespondenceSamples }> = ({
  samples,
  records,
  world: first,
  now,
}) => {
  const contactsIn = (world: World) => nonprofitContacts(records, world);
  const mailboxIn = openMailbox({ ...samples, role: 'nonprofit', contactsIn, world: first, now });
  return (world) => ({
    meetings: null,
    waiting: [
      {
        kind: 'decision',
        dashboardMax: 3,
        href: queueHref(at),
        items: queueOf(records.queue, world)
          .filter(({ application }) => application.status === 'enrolled')
          .map(({ application: { id, veteranName, veteranImage, program, submitDate, priority } }) =>
            workItem('decision', {
              id,
              name: veteranName,
              image: veteranImage,
              subject: program,
              at: submitDate,
              status: statusOf[priority],
              href: applicationHref(at, id),
              choices: decisionChoicesOf(decisionChoices.nonprofit),
            }),
          ),
      },
      { ...messageWork(mailboxIn(world), at), href: shellHref({ ...at, tab: 'community' }) },
      {
        kind: 'participant',
        dashboardMax: 2,
        href: shellHref({ ...at, tab: 'participants', query: { status: 'at_risk' } }),
        items: participantsOf(records, world)
          .filter(({ status }) => status === 'at_risk')
          .map(({ id, personName, image = '', title, lastContactAt, openedAt }) =>
            workItem('participant', {
              id,
              name: personName,
              image,
              subject: title,
              at: lastContactAt ?? openedAt,
              status: { label: casePhrase('at_risk'), tone: 'caution' },
              href: participantHref(at, id),
            }),
          )
          .toSorted(longestFirst),
      },
    ],
  });
};
