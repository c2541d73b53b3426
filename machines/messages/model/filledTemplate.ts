import type { Phrase } from '../../system/model/phrase.ts';
import type { MessageTemplateId } from './messagesTemplates.ts';
import { messagesPhrase } from './phrases.ts';

/** The words of a template for one person. */
export const filledTemplate = (
  template: MessageTemplateId,
  { name, subject, writer }: { name: string; subject: Phrase | null; writer: string },
): Phrase =>
  messagesPhrase(
    `${template}Text`,
    name.split(' ')[0] ?? name,
    subject ?? messagesPhrase('yourApplication'),
    writer,
  );
