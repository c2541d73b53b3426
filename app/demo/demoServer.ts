import type { ExchangeFact } from '@vetsync/machines/model/exchange';
import { openMailbox } from '@vetsync/machines/messages/model';
import type { ContactSamples, CorrespondenceSamples } from '@vetsync/machines/messages/model';
import type { WritePhrase } from '@vetsync/machines/system/model';
import type { WorldCommand } from '@vetsync/machines/model/world';
import type { InboxServer } from '../services/platformServer.ts';
import { demoMessages } from './demoMessages.ts';
import { demoWorkplace, type DemoWorkplaceOptions } from './demoWorkplace.ts';
import { answerMessages } from './replies.ts';

export interface DemoSamples extends ContactSamples {
  correspondence: CorrespondenceSamples;
}

export interface DemoServerOptions {
  /** What happened in the demo. All its tabs share it. */
  world: DemoWorkplaceOptions['world'];
  /** The organization for which somebody works. */
  samples: DemoSamples;
  /** For texts in which the search looks. */
  write: WritePhrase;
  /** Epoch milliseconds. */
  now: () => number;
  /** From 0 up to, but not including, 1. */
  random: () => number;
}

/**
 * The demo's server for the messages of one organization: samples, and what happened since. It calls no network. Sample
 * people answer for as long as the page is open, whichever tab it shows.
 */
export function createDemoServer({ world, samples, write, now, random }: DemoServerOptions): InboxServer {
  const { role, profile, correspondence } = samples;
  const { log, organization, follow, ...workplace } = demoWorkplace({
    world,
    role,
    name: profile.organization,
    now,
  });
  const dispatch = (command: WorldCommand) => world.send({ type: 'world.dispatch', command });
  const mailboxIn = openMailbox({ ...samples, contactsIn: samples.contacts(now()), world: log().world, now });
  let known = { world: log().world, mailbox: mailboxIn(log().world) };
  /** Put together once per change. */
  function mailbox() {
    const { world: current } = log();
    if (current !== known.world) known = { world: current, mailbox: mailboxIn(current) };
    return known.mailbox;
  }
  const messages = demoMessages({
    mailbox,
    organization,
    writer: [profile.name, profile.organization].filter(Boolean).join(', '),
    dispatch,
    write,
    now,
  });

  answerMessages({
    mailbox,
    replies: correspondence.replies,
    dispatch,
    follow,
    now,
    random,
  });

  const factOf = (commandId: string, threadId: string): ExchangeFact => ({
    id: commandId,
    kind: 'messageSent',
    subject: threadId,
    payload: { threadId },
    at: new Date(now()).toISOString(),
    actor: null,
    commandId,
    version: null,
  });

  return {
    ...workplace,
    loadThreads: async (asked) => messages.threads(asked),
    loadMessages: async ({ threadId }) => messages.messages(threadId),
    loadRecipient: async ({ to }) => messages.recipient(to),
    findPeople: async ({ q }) => messages.people(q),
    loadContacts: async () => ({ requests: [], reports: [] }),
    async sendCommand({ command }) {
      switch (command.type) {
        case 'thread.read':
          messages.read(command.payload.threadId);
          return { facts: [] };
        case 'message.send':
        case 'message.toApplicant':
          return { facts: [factOf(command.id, messages.send(command.id, command.payload))] };
        default:
          return { facts: [] };
      }
    },
  };
}
