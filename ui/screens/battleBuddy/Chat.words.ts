import type { ChatMessage } from '@vetsync/machines/battleBuddy/model';

export const chatWords = {
  title: 'Battle Buddy',
  /** Feature spec, section 1. */
  about: 'AI responses are simulated for demo purposes',
  log: 'Talk with Battle Buddy',
  from: { user: 'You', assistant: 'Battle Buddy', crisis: 'Battle Buddy' } satisfies Record<
    ChatMessage['type'],
    string
  >,
  typing: 'Battle Buddy is typing…',
  whole: 'Show full message',
  short: 'Show less',
  input: 'Message to Battle Buddy',
  placeholder: 'Write a message',
  keys: 'Press Enter to send, or Shift+Enter for a new line.',
  send: 'Send',
  prompts: 'Suggested questions',
  collapse: 'Hide chat',
  expand: 'Show chat',
  collapsed: 'The chat is hidden. Your messages are still here.',
} as const;
