import { statesOf } from '../../kit/index.ts';
import { inboxMachine } from './inbox.machine.ts';

export * from './inbox.machine.ts';
export type { InboxCommand } from './inboxCommands.ts';
export type { Contacts, InboxContext, InboxInput, Mailbox } from './inboxContext.ts';
export { emptyInbox, storedInboxSchema } from './inboxMessages.ts';
export type { MessagePage, PendingMessage, StoredInbox, ThreadPage } from './inboxMessages.ts';
export type * from './inbox.events.ts';
export * from './inbox.view.ts';
export const inboxStates = statesOf(inboxMachine);
