import type { Recipient } from '@vetsync/machines/exchange/model';
import type { Contacts, Mailbox, MessagePage, ThreadPage } from '@vetsync/machines/inbox';
import { parseResponse } from './response.ts';
import { api } from './calls.ts';
import { exchange } from './exchange.ts';

const query = ({ organizationId, cursor }: Mailbox & { cursor: string | null }) => ({
  ...(organizationId !== null && { as: organizationId }),
  ...(cursor && { cursor }),
});

/** Calls about conversations between people and organizations. Each rejects with a `Problem`. */
export const messages = {
  loadThreads: (request: Mailbox & { cursor: string | null }): Promise<ThreadPage> =>
    parseResponse(api.threads.$get({ query: query(request) })),
  load: ({
    threadId,
    ...request
  }: Mailbox & { threadId: string; cursor: string | null }): Promise<MessagePage> =>
    parseResponse(api.threads[':id'].messages.$get({ param: { id: threadId }, query: query(request) })),
  /** What organizations ask the signed-in person, and what became of their reports. */
  async loadContacts(): Promise<Contacts> {
    const { contactRequests, reports } = await exchange.loadOwnWorld();
    return { requests: contactRequests, reports };
  },
  /** The name of an organization. That of an applicant is not asked for: reading an application leaves a record. */
  async loadRecipient(to: Recipient): Promise<{ name: string } | null> {
    if (!('organizationId' in to)) return null;
    const { organization } = await parseResponse(
      api.organizations[':id'].$get({ param: { id: to.organizationId } }),
    );
    return { name: organization.name };
  },
};
