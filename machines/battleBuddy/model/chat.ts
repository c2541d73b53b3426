/** `crisis`: the fixed resources of the crisis line. */
export const chatMessageTypes = ['user', 'assistant', 'crisis'] as const;

/** A message of a chat; `timestamp` is an ISO 8601 instant in UTC. */
export interface ChatMessage {
  id: string;
  type: (typeof chatMessageTypes)[number];
  content: string;
  timestamp: string;
}

export const chatKinds = ['widget', 'page'] as const;
export type ChatKind = (typeof chatKinds)[number];

export interface ChatConfiguration {
  /** Simulated delay of a reply, in milliseconds. */
  replyDelayMs: number;
  greeting: string;
  /** Replies. Of several, one is chosen at random. */
  replies: readonly [string, ...string[]];
  prompts: readonly string[];
  collapsible: boolean;
  /** Number of displayed messages, newest ones; null for all. */
  shown: number | null;
  /** Longest message that isn't shortened, in characters; null for any. */
  shortenedTo: number | null;
}

/** Maximum length of a message, in characters. */
export const chatMessageMax = 2_000;

/** The two chat windows (feature spec, sections 4, 5 and 9). */
export const chatConfigurations: Readonly<Record<ChatKind, ChatConfiguration>> = {
  widget: {
    replyDelayMs: 1_500,
    greeting:
      "Hello! I'm your Battle Buddy. I can help you with benefits, career transition and wellness. What would you like to talk about?",
    replies: [
      'I can help you look at your VA benefits. The Education Hub shows what is left of your GI Bill, your housing allowance and your tuition coverage. Which of them would you like to look at first?',
      'Your military experience is worth a lot to civilian employers. The Career Center translates your skills into words that hiring managers know, and lists jobs that match them.',
      'Planning your education is a good next step. In the Education Hub you can compare university programs, see how much the GI Bill covers, and apply to several at once.',
      'Taking care of yourself comes first. The Wellness page lists providers near you and lets you ask for an appointment whenever it suits you.',
      'You are not alone in this. The Community Hub brings you together with veterans who have made the same change, and shows events near you.',
      'Thank you for telling me. Let us take it one step at a time: tell me what matters most to you this week, and I will point you to the right place.',
    ],
    prompts: ['Help with VA benefits', 'Career transition advice', 'Education planning'],
    collapsible: true,
    shown: 5,
    shortenedTo: 150,
  },
  page: {
    replyDelayMs: 1_000,
    greeting:
      "Hello! I'm Battle Buddy, your AI assistant for the way from service to civilian life. Ask me about benefits, careers, education or wellness.",
    replies: [
      'Thank you for your message. I can help you find the right benefits, translate your skills for civilian jobs, plan your education, and reach people who have been where you are. Choose a place beside this chat, or tell me more about what you need.',
    ],
    prompts: [
      'How do I use my GI Bill benefits?',
      'Translate my military skills to civilian jobs',
      'Find a mental health provider near me',
      'Help me prepare for a job interview',
    ],
    collapsible: false,
    shown: null,
    shortenedTo: null,
  },
};

/** Live stats of the Battle Buddy page, sample figures (feature spec, section 2, "Battle Buddy AI Assistant"). */
export const battleBuddyStats = { veteransHelpedToday: 1_247, averageResponseSeconds: 2.3 } as const;

/** Shortens a text to `most` graphemes and an ellipsis. */
export function shortened(text: string, most: number): string {
  const characters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)];
  if (characters.length <= most) return text;
  return `${characters
    .slice(0, most)
    .map(({ segment }) => segment)
    .join('')}…`;
}
