import type { RecordedDecision } from './decisions.ts';
import { veteranId } from './demoIdentities.ts';
import type { Fact, FactBody } from './facts.ts';
import { interviewTermNames, kindOfInterviewer } from './interviewTerms.ts';
import type { Interview, InterviewChange } from './interviews.ts';
import type { Notification } from './notifications.ts';
import { withItem, hasId, withNotification, notificationIdOf } from './ruleParts.ts';
import { interviewNotification, messageNotification } from './exchangeNotifications.ts';
import type { InterviewChangeKind } from './exchangeNotifications.ts';
import type { SentMessage, World } from './world.ts';
import { isEqual } from '../../model/isEqual.ts';

type Of<Type extends FactBody['type']> = Extract<FactBody, { type: Type }>;

export const isSameConversation =
  ({ targetRole, subjectId }: Pick<Notification, 'targetRole' | 'subjectId'>) =>
  (one: Notification) =>
    one.type === 'message' && one.targetRole === targetRole && one.subjectId === subjectId;

/** The newer notification replaces an unread one of the same conversation. */
export function messageSent(world: World, { message }: Of<'messageSent'>, fact: Fact): World {
  if (hasId(world.sentMessages, message.id)) return world;
  const sentMessages = [...world.sentMessages, { ...message, at: fact.at }];
  const notification = messageNotification(message);
  if (!notification) return { ...world, sentMessages };
  const isConversation = isSameConversation(notification);
  const notifications = world.notifications.filter((item) => item.read || !isConversation(item));
  return withNotification({ ...world, sentMessages, notifications }, fact, notification);
}

/** Whether a message arrived since the conversation was last read, or a notification about it is unread. */
export function conversationRead(
  world: World,
  { reader, withId, samples = 0 }: Of<'conversationRead'>,
  { at }: Fact,
): World {
  const id = `${reader}:${withId}`;
  const before = world.readConversations.find((readConversation) => readConversation.id === id);
  const isConversation = isSameConversation({ targetRole: reader, subjectId: withId });
  const isToldOf = world.notifications.some(
    (notification) => !notification.read && isConversation(notification),
  );
  const isNew = (one: SentMessage) => (one.from ?? veteranId) === withId && one.at > (before?.at ?? 0);
  const hasNews = world.sentMessages.some(
    (sentMessage) => isNew(sentMessage) && (sentMessage.to === reader || reader === 'user'),
  );
  if (before && !isToldOf && !hasNews) return world;
  const read = { id, at, samples: Math.max(samples, before?.samples ?? 0) };
  return {
    ...world,
    readConversations: [
      ...world.readConversations.filter((readConversation) => readConversation.id !== id),
      read,
    ],
    notifications: world.notifications.map((notification) =>
      isConversation(notification) ? { ...notification, read: true } : notification,
    ),
  };
}

const toldOf = (world: World, fact: Fact, interview: Interview, kind: InterviewChangeKind | null): World => {
  const notification = kind && interviewNotification(interview, kind);
  return notification ? withNotification(world, fact, notification) : world;
};

/** Replaces unread notifications of the decision to interview by the one about the interview. */
export function interviewScheduled(world: World, { interview }: Of<'interviewScheduled'>, fact: Fact): World {
  if (hasId(world.interviews, interview.id)) return world;
  const isLedBy = ({ kind, applicationId, decision }: RecordedDecision) =>
    kind === kindOfInterviewer[interview.desk] &&
    applicationId === interview.applicationId &&
    decision === 'interview';
  const led = world.decisions.filter(isLedBy).map(notificationIdOf);
  const notifications = world.notifications.filter(({ id, read }) => read || !led.includes(id));
  const interviews = [...world.interviews, interview];
  return toldOf({ ...world, interviews, notifications }, fact, interview, 'scheduled');
}

function emittedOf(before: Interview, after: Interview): InterviewChangeKind | null {
  if (after.status !== before.status) return after.status === 'cancelled' ? 'cancelled' : null;
  return interviewTermNames.some((name) => before[name] !== after[name]) ? 'moved' : null;
}

/** The change without undefined values. */
const named = (change: InterviewChange): Partial<Interview> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

export function interviewChanged(
  world: World,
  { interviewId, change, known }: Of<'interviewChanged'>,
  fact: Fact,
): World {
  const before = world.interviews.find(({ id }) => id === interviewId) ?? known;
  if (before?.id !== interviewId) return world;
  const after: Interview = { ...before, ...named(change) };
  if (isEqual(after, before)) return world;
  const interviews = withItem(world.interviews, after);
  return toldOf({ ...world, interviews }, fact, after, emittedOf(before, after));
}
