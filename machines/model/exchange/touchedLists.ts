import type { FactBody } from '../world/facts.ts';
import type { WorldList } from './worldLists.ts';

/** What is read of a world: of each list all items, or only the one with an id. */
export type WorldReading = Partial<Record<WorldList, true | string>>;

interface Touched {
  /** Lists that the rules of a fact read or change. */
  lists: readonly WorldList[];
  /** Lists of which they need only the item that it is about. */
  itemOf?: readonly WorldList[];
}

const applicationLists = ['jobApplications', 'collegeApplications', 'nonprofitApplications'] as const;
const attendance = { lists: ['joinedEvents', 'waitingEvents'] } as const;
const announcements = { lists: ['createdEvents', ...attendance.lists] } as const;
const appointments = { lists: ['appointments', 'notifications'] } as const;
const decisions = {
  lists: ['decisions', 'notifications', 'cases', 'bookings'],
  itemOf: applicationLists,
} as const;
const record = { lists: [], itemOf: ['privateRecords'] } as const;

/** What each type of fact touches, so that nothing else has to be read for it. */
const touched: Readonly<Record<FactBody['type'], Touched>> = {
  jobSubmitted: { lists: ['jobApplications', 'decisions', 'notifications'] },
  collegeSubmitted: { lists: ['collegeApplications', 'decisions', 'notifications'] },
  nonprofitEnrolled: { lists: ['nonprofitApplications', 'decisions', 'notifications'] },
  applicationWithdrawn: { lists: ['cases', 'bookings'], itemOf: applicationLists },
  offerAccepted: { lists: [], itemOf: applicationLists },
  decisionRecorded: decisions,
  decisionUndone: decisions,
  notificationRead: { lists: ['notifications'] },
  allNotificationsRead: { lists: ['notifications'] },
  appointmentRequested: appointments,
  appointmentChanged: appointments,
  appointmentReminded: appointments,
  profileSaved: { lists: [] },
  eventJoined: attendance,
  eventLeft: attendance,
  eventWaited: attendance,
  eventUpdated: { lists: ['joinedEvents', 'waitingEvents', 'notifications'] },
  eventMessaged: { lists: ['notifications'] },
  eventCreated: announcements,
  eventCancelled: announcements,
  answerReminded: { lists: ['notifications'], itemOf: applicationLists },
  lineMoved: { lists: ['notifications'], itemOf: applicationLists },
  eventReminded: { lists: ['createdEvents', 'joinedEvents', 'notifications'] },
  messageSent: { lists: ['sentMessages', 'notifications'] },
  conversationRead: { lists: ['readConversations', 'sentMessages', 'notifications'] },
  interviewScheduled: { lists: ['interviews', 'decisions', 'notifications'] },
  interviewChanged: { lists: ['interviews', 'notifications'] },
  mentorAsked: { lists: ['mentorRequests'] },
  mentorWithdrawn: { lists: ['mentorRequests'] },
  mentoringChanged: { lists: ['notifications'] },
  programSaved: { lists: ['savedPrograms'] },
  programForgotten: { lists: ['savedPrograms'] },
  contactRequested: { lists: ['contactRequests', 'notifications'] },
  contactAnswered: { lists: ['contactRequests', 'notifications', 'sentMessages'] },
  poolJoined: { lists: ['poolEntries'] },
  poolLeft: { lists: ['poolEntries'] },
  threadBlocked: { lists: [] },
  decisionAwaited: { lists: ['notifications'] },
  reportSent: { lists: ['reports'] },
  reportDecided: { lists: ['reports', 'notifications'] },
  organizationChanged: { lists: [...applicationLists, 'contactRequests', 'cases', 'notifications'] },
  bookingChanged: { lists: ['bookings', 'notifications', 'decisions', ...applicationLists] },
  referralChanged: { lists: ['notifications'] },
  bookingReminded: { lists: ['bookings', 'notifications'] },
  caseShared: { lists: ['cases', 'notifications'] },
  recordSaved: record,
  recordRemoved: record,
};

/**
 * What has to be read of a world before the rules of a fact are applied.
 *
 * @param itemId Id of the application or record that the fact is about, if it is about one.
 */
export function readingFor(type: FactBody['type'], itemId = ''): WorldReading {
  const { lists, itemOf = [] } = touched[type];
  return Object.fromEntries([
    ...lists.map((list) => [list, true] as const),
    ...itemOf.map((list) => [list, itemId] as const),
  ]);
}
