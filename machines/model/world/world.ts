import type { PersonBooking } from '../../bookings/model/booking.ts';
import type { CollegeApplication, JobApplication, NonprofitApplication } from './applications.ts';
import type { Appointment } from './appointments.ts';
import type { ContactRequest, PoolEntry, PrivateRecord, SentReport } from './contacts.ts';
import type { RecordedDecision } from './decisions.ts';
import type { AnnouncedEvent, ListedEvent } from './events.ts';
import type { Interview } from './interviews.ts';
import type { StoredProfile } from '../../profile/model/profile.ts';
import type { Notification } from './notifications.ts';
import type { PersonCase } from '../cases/personCases.ts';

/** An event that the person takes part in. */
export interface JoinedEvent {
  id: string;
  title: string;
  /** Of an organization's event, unless it was canceled. */
  listed?: ListedEvent | undefined;
}

/** Counters of the shared state (platform spec, section 4). None is ever negative. */
export interface ApplicationStats {
  totalApplications: number;
  pendingReviews: number;
  successfulPlacements: number;
}

/** A message between two people, or between an organization and a person. */
export interface SentMessage {
  id: string;
  /** Recipient: the id of a person or member, or the role of an organization. */
  to: string;
  /** Sender, likewise. Omitted if it is the veteran whose world this is. */
  from?: string | undefined;
  /** The sender's name, as displayed to the recipient. */
  fromName?: string | undefined;
  /** Id of the application it is about. */
  about?: string | undefined;
  /** A simulated answer that nobody wrote. */
  isSimulated?: boolean | undefined;
  text: string;
  /** Epoch milliseconds. */
  at: number;
}

/** How far a person has read a conversation. */
export interface ReadConversation {
  /** `{reader}:{withId}`. */
  id: string;
  /** Epoch milliseconds. */
  at: number;
  /** Number of sample messages that were unread until then. */
  samples: number;
}

/** A request for a conversation with a mentor. */
export interface MentorRequest {
  id: string;
  title: string;
}

/** A university program that the person saved. */
export interface SavedProgram {
  id: string;
  title: string;
}

/** Data that the screens of the demo or of a signed-in person share (platform spec, section 3). Lists are oldest first. */
export interface World {
  jobApplications: readonly JobApplication[];
  collegeApplications: readonly CollegeApplication[];
  nonprofitApplications: readonly NonprofitApplication[];
  appointments: readonly Appointment[];
  joinedEvents: readonly JoinedEvent[];
  /** Full events for which the person is on the waiting list. */
  waitingEvents: readonly JoinedEvent[];
  /** Events that the person announced. */
  createdEvents: readonly AnnouncedEvent[];
  sentMessages: readonly SentMessage[];
  readConversations: readonly ReadConversation[];
  interviews: readonly Interview[];
  mentorRequests: readonly MentorRequest[];
  savedPrograms: readonly SavedProgram[];
  /** Organizations that would like to write to the person. */
  contactRequests: readonly ContactRequest[];
  /** What the person shows as a candidate. Empty unless they have joined the candidates. */
  poolEntries: readonly PoolEntry[];
  /** What organizations that have taken the person in share of their records. */
  cases: readonly PersonCase[];
  /** What the person has booked with organizations. */
  bookings: readonly PersonBooking[];
  /** Conversations and messages that the person has reported. */
  reports: readonly SentReport[];
  /** What screens keep for the person, by name. */
  privateRecords: readonly PrivateRecord[];
  /** The veteran's profile as edited in the demo; null if unedited. */
  profile: StoredProfile | null;
  notifications: readonly Notification[];
  /** All recorded decisions, including those on a portal's sample applications. */
  decisions: readonly RecordedDecision[];
  applicationStats: ApplicationStats;
}

export const emptyWorld: World = {
  jobApplications: [],
  collegeApplications: [],
  nonprofitApplications: [],
  appointments: [],
  joinedEvents: [],
  waitingEvents: [],
  createdEvents: [],
  sentMessages: [],
  readConversations: [],
  interviews: [],
  mentorRequests: [],
  savedPrograms: [],
  contactRequests: [],
  poolEntries: [],
  cases: [],
  bookings: [],
  reports: [],
  privateRecords: [],
  profile: null,
  notifications: [],
  decisions: [],
  applicationStats: { totalApplications: 0, pendingReviews: 0, successfulPlacements: 0 },
};
