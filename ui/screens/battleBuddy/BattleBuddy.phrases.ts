import type { BattleBuddyPhrases } from '@vetsync/machines/battleBuddy/model';
import { definePhrases, type PhraseWords } from '../../language/definePhrases.ts';

/** What Battle Buddy says (feature spec, sections 4, 5 and 9). */
export const battleBuddyPhrases = definePhrases('battleBuddy', {
  widgetGreeting:
    'Hello! I’m your Battle Buddy. I can help you with benefits, career transition and wellness. What would you like to talk about?',
  aboutBenefits:
    'I can help you look at your VA benefits. The Education Hub shows what is left of your GI Bill, your housing allowance and your tuition coverage. Which of them would you like to look at first?',
  aboutCareer:
    'Your military experience is worth a lot to civilian employers. The Career Center translates your skills into words that hiring managers know, and lists jobs that match them.',
  aboutEducation:
    'Planning your education is a good next step. In the Education Hub you can compare university programs, see how much the GI Bill covers, and apply to several at once.',
  aboutWellness:
    'Taking care of yourself comes first. The Wellness page lists providers near you and lets you ask for an appointment whenever it suits you.',
  aboutCommunity:
    'You’re not alone in this. The Community Hub brings you together with veterans who have made the same change, and shows events near you.',
  oneStep:
    'Thank you for telling me. Let us take it one step at a time: tell me what matters most to you this week, and I will point you to the right place.',
  askBenefits: 'Help with VA benefits',
  askCareer: 'Career transition advice',
  askEducation: 'Education planning',
} satisfies PhraseWords<BattleBuddyPhrases>);
