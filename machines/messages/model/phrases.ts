import { phrasesOf } from '../../system/model/phrase.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import type { MessageTemplateId } from './messagesTemplates.ts';

/** Templates of messages: their names, and their texts with the reader's first name, what it is about, and who writes. */
export type MessagesPhrases = Readonly<Record<MessageTemplateId, []>> &
  Readonly<Record<`${MessageTemplateId}Text`, [name: string, subject: Phrase, writer: string]>> & {
    /** What the demo says of its conversations. */
    recruiterNotice: [];
    universityNotice: [];
    nonprofitNotice: [];
    /** The subject if none is known. */
    yourApplication: [];
  };

export const messagesPhrase = phrasesOf<MessagesPhrases>('messages');
