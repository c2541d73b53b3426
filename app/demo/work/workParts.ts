import {
  demoInterviewsHref,
  interviewSpan,
  interviewTimeZone,
  isUpcoming,
} from '@vetsync/machines/interviews/model';
import {
  conversationHref,
  conversationsOf,
  lastMessage,
  messagesHref,
  type Mailbox,
  type PortalAddress,
  type PortalConversation,
} from '@vetsync/machines/messages/model';
import type {
  CollegeApplication,
  Interview,
  InterviewerRole,
  JobApplication,
} from '@vetsync/machines/model/world';
import { decisionChoicesOf } from '@vetsync/machines/model/exchange';
import { decisionChoices } from '@vetsync/machines/reviews/model';
import { longestFirst, workItem, type OpenWork, type WorkList } from '@vetsync/machines/portal/model';

const iso = (time: number) => new Date(time).toISOString();

/** Interviews to come, soonest first. */
export const interviewWork = (
  interviews: readonly Interview[],
  { role }: { role: InterviewerRole },
  now: number,
): NonNullable<OpenWork['meetings']> => ({
  kind: 'interview',
  timeZone: interviewTimeZone,
  href: demoInterviewsHref(role),
  items: interviews
    .filter((one) => isUpcoming(one, now))
    .toSorted((one, other) => interviewSpan(one).start - interviewSpan(other).start)
    .map((interview) => {
      const { id, personName, subject } = interview;
      const { start, end } = interviewSpan(interview);
      return workItem('interview', {
        id,
        name: personName,
        subject,
        at: iso(start),
        endsAt: iso(end),
        href: demoInterviewsHref(role, { open: id }),
      });
    }),
});

/** Applications on which nobody has decided, those that wait longest first. */
export const decisionWork = <Application extends JobApplication | CollegeApplication>(
  applications: readonly Application[],
  of: {
    kind: 'job' | 'college';
    subject: (application: Application) => string;
    hrefOf: (id: string) => string;
    href: string;
  },
): WorkList => ({
  kind: 'decision',
  dashboardMax: 3,
  href: of.href,
  items: applications
    .map((application) =>
      workItem('decision', {
        id: application.id,
        name: application.veteranName,
        image: application.veteranImage,
        subject: of.subject(application),
        at: application.submitDate,
        href: of.hrefOf(application.id),
        choices: decisionChoicesOf(decisionChoices[of.kind]),
      }),
    )
    .toSorted(longestFirst),
});

/** The oldest message of a conversation that nobody has read. */
const firstUnread = ({ messages, unread, ...conversation }: PortalConversation) =>
  messages.filter(({ isSent }) => !isSent).at(-unread) ?? lastMessage({ messages, unread, ...conversation });

/** People whose messages nobody has read, those who have waited longest first. */
export const messageWork = (mailbox: Mailbox, at: PortalAddress): WorkList => ({
  kind: 'message',
  dashboardMax: 2,
  href: messagesHref(at, { list: 'unread' }),
  items: conversationsOf(mailbox)
    .filter(({ unread }) => unread > 0)
    .map((conversation) => {
      const { id, name, image } = conversation.person;
      return workItem('message', {
        id,
        name,
        image,
        subject: lastMessage(conversation).text,
        at: iso(firstUnread(conversation).at),
        href: conversationHref(at, id),
      });
    })
    .toSorted(longestFirst),
});
