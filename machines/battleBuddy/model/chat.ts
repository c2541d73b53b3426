import type { CrisisFinding } from '../../system/model/crisisWatch.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { battleBuddyPagePhrase, battleBuddyPhrase } from './phrases.ts';

/** `crisis`: where help is, in place of any answer. */
export const chatMessageTypes = ['user', 'assistant', 'crisis'] as const;

/** A message of a chat; `timestamp` is an ISO 8601 instant in UTC. */
export interface ChatMessage {
  id: string;
  type: (typeof chatMessageTypes)[number];
  /** What the person wrote, or a phrase of Battle Buddy's; empty in a crisis. */
  content: Phrase;
  /** What was found in a crisis. */
  finding?: CrisisFinding;
  timestamp: string;
}

export const chatKinds = ['widget', 'page'] as const;
export type ChatKind = (typeof chatKinds)[number];

export interface ChatConfiguration {
  /** Simulated delay of a reply, in milliseconds. */
  replyDelayMs: number;
  greeting: Phrase;
  /** Replies. Of several, one is chosen at random. */
  replies: readonly [Phrase, ...Phrase[]];
  prompts: readonly Phrase[];
  collapsible: boolean;
  /** Number of displayed messages, newest ones; null for all. */
  messagesMax: number | null;
  /** Longest message that isn't shortened, in characters; null for any. */
  shortenedTo: number | null;
}

/** Maximum length of a message, in characters. */
export const chatMessageMax = 2_000;

/** The two chat windows (feature spec, sections 4, 5 and 9). */
export const chatConfigurations: Readonly<Record<ChatKind, ChatConfiguration>> = {
  widget: {
    replyDelayMs: 1_500,
    greeting: battleBuddyPhrase('widgetGreeting'),
    replies: [
      battleBuddyPhrase('aboutBenefits'),
      battleBuddyPhrase('aboutCareer'),
      battleBuddyPhrase('aboutEducation'),
      battleBuddyPhrase('aboutWellness'),
      battleBuddyPhrase('aboutCommunity'),
      battleBuddyPhrase('oneStep'),
    ],
    prompts: [
      battleBuddyPhrase('askBenefits'),
      battleBuddyPhrase('askCareer'),
      battleBuddyPhrase('askEducation'),
    ],
    collapsible: true,
    messagesMax: 5,
    shortenedTo: 150,
  },
  page: {
    replyDelayMs: 1_000,
    greeting: battleBuddyPagePhrase('pageGreeting'),
    replies: [battleBuddyPagePhrase('anything')],
    prompts: [
      battleBuddyPagePhrase('askGiBill'),
      battleBuddyPagePhrase('askSkills'),
      battleBuddyPagePhrase('askProvider'),
      battleBuddyPagePhrase('askInterview'),
    ],
    collapsible: false,
    messagesMax: null,
    shortenedTo: null,
  },
};

/** Live stats of the Battle Buddy page, sample figures (feature spec, section 2, "Battle Buddy AI Assistant"). */
export const battleBuddyStats = { veteransHelpedToday: 1_247, averageResponseSeconds: 2.3 } as const;
