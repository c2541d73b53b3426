import type { OwnBooking, WholeBooking } from '@vetsync/machines/bookings/booking';
import type { LoadedCalendars } from '@vetsync/machines/bookings/calendarSettings';
import type { Calendar, CalendarChange, ListedBooking } from '@vetsync/machines/bookings/model';
import type { LoadedVisits, VisitsRequest } from '@vetsync/machines/bookings/staffBookings';
import type { OfferedTime, TimesRequest } from '@vetsync/machines/bookings/timeChoice';
import type { Interviewee, Interviewer, LoadedForm } from '@vetsync/machines/interviews/interviewForm';
import type { InterviewAbout } from '@vetsync/machines/interviews/model';
import type { CommandResult } from '@vetsync/machines/shell/accountWorld';
import type {
  CandidatePage,
  CandidatePageRequest,
  PoolCandidate,
} from '@vetsync/machines/exchange/candidates';
import type { CasePageRequest } from '@vetsync/machines/exchange/cases';
import type { EventPageRequest } from '@vetsync/machines/community/community';
import type {
  ExchangeFeedEvent,
  ExchangeFeedInput,
  Overview,
  Recipient,
} from '@vetsync/machines/exchange/model';
import type {
  Contacts,
  KnownRecipient,
  MessagePage,
  MessagePageRequest,
  PeopleFound,
  PeopleRequest,
  ThreadPage,
  ThreadPageRequest,
} from '@vetsync/machines/exchange/inbox';
import type {
  ApplicationStep,
  CasePage,
  CommandBatchResult,
  EventParticipants,
  EventParticipation,
  ExchangeCommand,
  ExchangeFact,
  ServiceFilters,
  ServicePage,
  WholeCase,
} from '@vetsync/machines/model/exchange';
import type {
  DraftBatchResult,
  EventPage,
  ListedEventRow,
  Listing,
} from '@vetsync/machines/organizations/model';
import type {
  DraftBatchCall,
  ListingCall,
  ListingRequest,
  OrganizationListingsPage,
  OrganizationListingsRequest,
  EventCall,
  ParticipantsRequest,
  StaffListing,
} from '@vetsync/machines/organizations/organizationListings';
import type { OverviewRequest } from '@vetsync/machines/exchange/organizationOverview';
import type { LoadedReport, ReportRequest } from '@vetsync/machines/portalAnalytics/organizationReport';
import type { ReportRanges } from '@vetsync/machines/portalAnalytics/model';
import type { TableSettings } from '@vetsync/machines/portal/model';
import type {
  ApplicationPage,
  ApplicationPageRequest,
  Choices,
  ApplicationCommand,
  DecisionCommand,
  Workspace,
} from '@vetsync/machines/exchange/receivedApplications';
import type { OpenedApplication } from '@vetsync/machines/reviews/model';

/** What every page for the staff of an organization asks. */
export interface WorkplaceServer {
  /** The organization, for whoever works there. Rejects with 404 for others. */
  loadWorkspace: (asked: { slug: string }) => Promise<Workspace>;
  /** Reports what happens, until the function that it returns is called. */
  followFacts: (asked: ExchangeFeedInput, report: (event: ExchangeFeedEvent) => void) => () => void;
}

/** What the messages of a person or an organization ask. */
export interface InboxServer extends WorkplaceServer {
  /** Conversations, those with the newest message first. */
  loadThreads: (asked: ThreadPageRequest) => Promise<ThreadPage>;
  /** A conversation, newest message first. */
  loadMessages: (asked: MessagePageRequest) => Promise<MessagePage>;
  /** Who the first message goes to; null where only the server may know. */
  loadRecipient: (asked: { to: Recipient }) => Promise<KnownRecipient | null>;
  /** Whom the staff of an organization can write to. */
  findPeople: (asked: PeopleRequest) => Promise<PeopleFound>;
  /** What organizations ask the person, and what became of the person's reports. */
  loadContacts: () => Promise<Contacts>;
  /** The same command again has no further effect, and the same answer. */
  sendCommand: (asked: { command: ExchangeCommand }) => Promise<CommandResult>;
}

/** What the candidates of an organization ask. */
export interface CandidateServer extends WorkplaceServer, Pick<InboxServer, 'sendCommand'> {
  loadCandidates: (asked: CandidatePageRequest) => Promise<CandidatePage>;
  /** All that one candidate shows. Rejects with 404 if there is none. */
  loadCandidate: (asked: { organizationId: string; id: string }) => Promise<PoolCandidate>;
}

/** What the report of an organization asks. */
export interface ReportServer extends WorkplaceServer {
  reportRanges: ReportRanges;
  /** Figures over one of these ranges; null before there is anything to count. */
  loadReport: (asked: ReportRequest) => Promise<LoadedReport>;
}

/** What the dashboard of an organization asks. */
export interface OverviewServer extends WorkplaceServer {
  loadOverview: (asked: OverviewRequest) => Promise<Overview>;
}

/** What the events of the community ask. */
export interface EventServer {
  /** Organizations' events that are not over, those that are over first come first. */
  findEvents: (asked: EventPageRequest) => Promise<EventPage>;
  /** One of them. Rejects with 404 if there is none. */
  readEvent: (asked: { id: string }) => Promise<{ event: ListedEventRow }>;
  readParticipation: (asked: { id: string }) => Promise<{ participation: EventParticipation }>;
}

/**
 * What the platform's pages ask, for one person. Two servers answer: the one over HTTP (`http/httpServer.ts`), and the
 * demo's in the browser (`app/demo/`), which is loaded page by page. Every call rejects with a `Problem`. `tests/contract`
 * runs the same cases against both.
 */
export interface PlatformServer extends InboxServer, OverviewServer, ReportServer {}

/** What the page of a visit with an organization asks, for its staff. */
export interface VisitServer extends WorkplaceServer, Pick<InboxServer, 'sendCommand'> {
  /** Rejects with 404 if there is none. */
  loadBooking: (asked: { organizationId: string; id: string }) => Promise<WholeBooking>;
}

/** What the appointments of an organization ask. */
export interface VisitListServer extends VisitServer {
  /** What is booked with an organization. */
  loadVisits: (asked: VisitsRequest) => Promise<LoadedVisits>;
}

/** What the interviews of an organization ask. */
export interface InterviewServer extends VisitServer {
  /** Those of the last and next months. */
  loadInterviews: (asked: { organizationId: string; from: string }) => Promise<readonly ListedBooking[]>;
  /** Colleagues, with what is taken of their time. */
  loadInterviewers: (asked: { organizationId: string; from: string; to: string }) => Promise<Interviewer[]>;
  /** Whom the staff can interview, or the one that is asked for. Rejects with 404 if there is none. */
  loadInterviewees: (asked: {
    organizationId: string;
    about: InterviewAbout | null;
  }) => Promise<Interviewee[]>;
  /** Where one usually meets, where it is known. */
  places?: NonNullable<LoadedForm['places']>;
}

/** What pages about visits ask. */
export interface BookingServer extends InterviewServer, VisitListServer {
  /** Rejects with 404 if there is none, or it isn't open. */
  loadCalendar: (asked: { id: string }) => Promise<Calendar>;
  /** All free times, soonest first. */
  loadTimes: (asked: TimesRequest) => Promise<readonly OfferedTime[]>;
  /** A person's own visit. */
  loadOwnBooking: (asked: { id: string }) => Promise<OwnBooking>;
  /** The providers of an organization, each with its calendar. */
  loadCalendars: (asked: { slug: string }) => Promise<LoadedCalendars>;
  /** Rejects with 412 if a colleague has changed it in the meantime. */
  saveCalendar: (asked: { id: string; change: CalendarChange }) => Promise<Calendar>;
}

/** What pages about people whom an organization has taken in ask. */
export interface CaseServer extends WorkplaceServer, Pick<InboxServer, 'loadThreads' | 'sendCommand'> {
  loadCases: (asked: CasePageRequest) => Promise<CasePage>;
  /** The person can see who has opened the record. */
  loadCase: (asked: { organizationId: string; id: string }) => Promise<WholeCase>;
  /** What people have asked for or were promised, those that are not over first asked for first. */
  loadServices: (asked: {
    organizationId: string;
    filters: ServiceFilters;
    cursor: string | null;
  }) => Promise<ServicePage>;
  /** Who can work with people, and what these apply for. */
  loadChoices: (asked: { organizationId: string }) => Promise<Choices>;
  /** Each command is carried out or refused on its own. */
  sendCommands: (asked: { commands: readonly ExchangeCommand[] }) => Promise<CommandBatchResult>;
}

/** What the list of what an organization offers asks. Calls reject with 404 for whoever doesn't work there. */
export interface OwnListingServer {
  /** Newest first. */
  loadListings: (asked: OrganizationListingsRequest) => Promise<OrganizationListingsPage>;
  loadListing: (asked: ListingRequest) => Promise<StaffListing>;
  /** Calls back when figures may have changed, where the server tells. */
  followChanges?: (report: () => void) => () => void;
  /** Who takes part in an event. */
  loadParticipants: (asked: ParticipantsRequest) => Promise<EventParticipants>;
  /** What staff do at its door, where there is one: the demo only shows who comes. */
  actOnEvent?: (asked: EventCall) => Promise<unknown>;
  /** Answers with the listing, or with the copy. */
  act: (asked: ListingCall) => Promise<Listing>;
  actOnMany: (asked: DraftBatchCall) => Promise<DraftBatchResult>;
}

/** What the panel of one application asks. */
export interface ReviewServer extends WorkplaceServer {
  /** Rejects with 404 if there is none. The applicant can see who has opened it. */
  loadApplication: (asked: { organizationId: string; id: string }) => Promise<OpenedApplication>;
  /** Oldest first. */
  loadHistory: (asked: { id: string }) => Promise<readonly ApplicationStep[]>;
  /** Rejects with 409 and where the application stands, if it was decided otherwise meanwhile. */
  sendCommand: (asked: { command: DecisionCommand }) => Promise<{ facts: readonly ExchangeFact[] }>;
}

/** What the applications that an organization has got ask. */
export interface ApplicationServer extends ReviewServer, Pick<CaseServer, 'loadChoices'> {
  /** Each command is carried out or refused on its own. Marks, only where the list says which can be marked. */
  sendCommands: (asked: { commands: readonly ApplicationCommand[] }) => Promise<CommandBatchResult>;
  loadApplications: (asked: ApplicationPageRequest) => Promise<ApplicationPage>;
  /** Row height and saved views of whoever works there. */
  loadSettings: () => Promise<TableSettings>;
  saveSettings: (asked: { settings: TableSettings }) => Promise<unknown>;
}
