import type { ExchangeFact } from '@vetsync/machines/model/exchange';
import { feedHeartbeatMs } from '@vetsync/machines/leads/model';
import { openMailbox } from '@vetsync/machines/messages/model';
import type { ContactSamples, CorrespondenceSamples } from '@vetsync/machines/messages/model';
import type { WritePhrase } from '@vetsync/machines/kit';
import type { WorldCommand, WorldDispatchEmitted, WorldLog } from '@vetsync/machines/model/world';
import type { PlatformServer } from '../services/platformServer.ts';
import { demoMessages } from './demoMessages.ts';
import { demoOrganization } from './demoOrganization.ts';
import { notFound } from './problems.ts';
import { answerMessages } from './replies.ts';

export interface DemoSamples extends ContactSamples {
  correspondence: CorrespondenceSamples;
}

export interface DemoServerOptions {
  /** What happened in the demo. All its tabs share it. */
  world: {
    getSnapshot: () => { context: { log: WorldLog } };
    subscribe: (changed: () => void) => { unsubscribe: () => void };
    send: (event: WorldDispatchEmitted) => void;
  };
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
 * The server of the demo for the staff of one organization: samples, and what happened since. It calls no network. Sample
 * people answer for as long as the page is open, whichever tab it shows.
 */
export function createDemoServer({ world, samples, write, now, random }: DemoServerOptions): PlatformServer {
  const { role, profile, correspondence } = samples;
  const log = () => world.getSnapshot().context.log;
  const dispatch = (command: WorldCommand) => world.send({ type: 'world.dispatch', command });
  const mailboxIn = openMailbox({ ...samples, contactsIn: samples.contacts(now()), world: log().world, now });
  let known = { world: log().world, mailbox: mailboxIn(log().world) };
  /** Put together once per change. */
  function mailbox() {
    const { world: current } = log();
    if (current !== known.world) known = { world: current, mailbox: mailboxIn(current) };
    return known.mailbox;
  }
  const organization = demoOrganization(role, profile.organization, now());
  const messages = demoMessages({
    mailbox,
    organization,
    writer: [profile.name, profile.organization].filter(Boolean).join(', '),
    dispatch,
    write,
    now,
  });

  /** Calls back on every change of the log. */
  function follow(changed: () => void): () => void {
    let last = log();
    const subscription = world.subscribe(() => {
      if (log() === last) return;
      last = log();
      changed();
    });
    return () => subscription.unsubscribe();
  }

  answerMessages({
    mailbox,
    replies: correspondence.replies,
    dispatch,
    follow,
    now,
    random,
  });

  const position = () => `${log().epoch.id}.${log().facts.length}`;
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
    async loadWorkspace({ slug }) {
      if (slug !== organization.slug) throw notFound;
      return { organization, role: 'owner' };
    },
    loadThreads: async (asked) => messages.threads(asked),
    loadMessages: async ({ threadId }) => messages.messages(threadId),
    loadRecipient: async ({ to }) => messages.recipient(to),
    // The events of the demo are those of its community.
    findEvents: async () => ({ events: [], nextCursor: null }),
    readEvent: async () => {
      throw notFound;
    },
    findPeople: async ({ q }) => messages.people(q),
    loadContacts: async () => ({ requests: [], reports: [] }),
    async sendCommand({ command }) {
      if (command.type === 'thread.read') messages.read(command.payload.threadId);
      if (command.type !== 'message.send' || 'message' in command.payload) return { facts: [] };
      return { facts: [factOf(command.id, messages.send(command.id, command.payload))] };
    },
    followFacts({ after }, report) {
      report({ type: 'feed.opened', position: position() });
      if (after !== null && after !== position()) report({ type: 'feed.reset', position: position() });
      const beat = setInterval(() => report({ type: 'feed.heartbeat' }), feedHeartbeatMs);
      const stop = follow(() => report({ type: 'feed.reset', position: position() }));
      return () => {
        clearInterval(beat);
        stop();
      };
    },
  };
}
