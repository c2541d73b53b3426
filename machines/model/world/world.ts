import type { CollegeApplication, JobApplication, NonprofitApplication } from './applications.ts';
import type { Appointment } from './appointments.ts';
import type { RecordedDecision } from './decisions.ts';
import type { AnnouncedEvent } from './events.ts';
import type { Interview } from './interviews.ts';
import type { StoredProfile } from '../../profile/model/profile.ts';
import type { Notification } from './notifications.ts';

/** An event that the person takes part in. */
export interface JoinedEvent {
  id: string;
  title: string;
}

/** Counters of the shared state (platform spec, section 4); none is ever below zero. */
export interface ApplicationStats {
  totalApplications: number;
  pendingReviews: number;
  successfulPlacements: number;
}

/** A message between two people, or between an organization and a person. */
export interface SentMessage {
  id: string;
  /** Whom it goes to: a person's or member's id, or the role of an organization that writes for itself. */
  to: string;
  /** Who wrote it, likewise; left out by the veteran whose world this is. */
  from?: string | undefined;
  /** As the reader knows who wrote. */
  fromName?: string | undefined;
  /** Id of the application it is about. */
  about?: string | undefined;
  /** Nobody wrote it: it stands for an answer. */
  isSimulated?: boolean | undefined;
  text: string;
  /** Epoch milliseconds. */
  at: number;
}

/** How far somebody has read in what was written with somebody else. */
export interface ReadConversation {
  /** `{reader}:{withId}`. */
  id: string;
  /** Epoch milliseconds. */
  at: number;
  /** Sample messages that were unread until then. */
  samples: number;
}

/** A mentor who was asked for a conversation. */
export interface MentorRequest {
  id: string;
  title: string;
}

/** A university program that the person saved. */
export interface SavedProgram {
  id: string;
  title: string;
}

/** What the screens of one demo, or of one signed-in person, share (platform spec, section 3). Lists are oldest first. */
export interface World {
  jobApplications: readonly JobApplication[];
  collegeApplications: readonly CollegeApplication[];
  nonprofitApplications: readonly NonprofitApplication[];
  appointments: readonly Appointment[];
  joinedEvents: readonly JoinedEvent[];
  /** Full events on whose waiting list the person is. */
  waitingEvents: readonly JoinedEvent[];
  /** Events that the person announced. */
  createdEvents: readonly AnnouncedEvent[];
  sentMessages: readonly SentMessage[];
  readConversations: readonly ReadConversation[];
  interviews: readonly Interview[];
  mentorRequests: readonly MentorRequest[];
  savedPrograms: readonly SavedProgram[];
  /** The veteran's profile as it was edited in the demo; null: the sample as it is. */
  profile: StoredProfile | null;
  notifications: readonly Notification[];
  /** Every decision ever recorded, also on a portal's sample applications. */
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
  profile: null,
  notifications: [],
  decisions: [],
  applicationStats: { totalApplications: 0, pendingReviews: 0, successfulPlacements: 0 },
};
