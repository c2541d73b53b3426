import type { BattleBuddyPagePhrases } from '@vetsync/machines/battleBuddy/model';
import { definePhrases, type PhraseWords } from '../../language/definePhrases.ts';

/** What Battle Buddy says on its own page (feature spec, sections 4, 5 and 9). */
export const battleBuddyPagePhrases = definePhrases('battleBuddyPage', {
  pageGreeting:
    'Hello! I’m Battle Buddy, your AI assistant for the way from service to civilian life. Ask me about benefits, careers, education or wellness.',
  anything:
    'Thank you for your message. I can help you find the right benefits, translate your skills for civilian jobs, plan your education, and reach people who have been where you are. Choose a place next to this chat, or tell me more about what you need.',
  askGiBill: 'How do I use my GI Bill benefits?',
  askSkills: 'Translate my military skills to civilian jobs',
  askProvider: 'Find a mental health provider near me',
  askInterview: 'Help me prepare for a job interview',
} satisfies PhraseWords<BattleBuddyPagePhrases>);
