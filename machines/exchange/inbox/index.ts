export * from './inbox.machine.ts';
export type { InboxCommand } from './inboxCommands.ts';
export { peopleMax } from './inboxContext.ts';
export type {
  Contacts,
  InboxContext,
  InboxInput,
  KnownRecipient,
  Mailbox,
  MessagePageRequest,
  PeopleRequest,
  ThreadPageRequest,
} from './inboxContext.ts';
export { emptyInbox, storedInboxSchema } from './inboxMessages.ts';
export type {
  FoundPerson,
  InboxThread,
  InboxThreadMessage,
  MessagePage,
  PendingMessage,
  PeopleFound,
  StoredInbox,
  ThreadPage,
} from './inboxMessages.ts';
export type * from './inbox.events.ts';
export * from './inbox.view.ts';
