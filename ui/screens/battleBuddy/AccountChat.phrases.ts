import type { AccountChatPhrases } from '@vetsync/machines/battleBuddy/model';
import { definePhrases, type PhraseWords } from '../../language/definePhrases.ts';

/** What Battle Buddy says to a signed-in person. A file of its own, which the demo doesn't load. */
export const accountChatPhrases = definePhrases('accountChat', {
  greeting:
    'Hello! I’m Battle Buddy. I can’t answer questions yet. If you’re in crisis, call 988 and press 1.',
  reply:
    'I can’t answer questions yet. Look in Education for the GI Bill, in Career for jobs, and in Wellness for care.',
} satisfies PhraseWords<AccountChatPhrases>);
