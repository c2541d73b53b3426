import * as z from 'zod/mini';
import { contactPhrase } from '../../model/exchange/phrases.ts';
import { privateRecordMax } from '../../model/world/contacts.ts';
import { phraseSchema } from '../../system/model/phraseSchema.ts';
import { crisisHelp } from '../../system/model/crisisHelp.ts';
import { crisisSchema } from '../../system/model/crisisSchema.ts';
import { chatMessageTypes } from './chat.ts';
import type { ChatKind, ChatMessage } from './chat.ts';

/** An account keeps so many pages of a conversation. The next one takes the place of the oldest. */
export const chatPagesMax = 10;

const pageSchema = z.object({
  /** From 0, also if the first pages are no longer kept. */
  number: z.int().check(z.minimum(0)),
  messages: z.array(
    z.object({
      type: z.enum(chatMessageTypes),
      content: phraseSchema,
      /** What was found in a crisis. */
      crisis: z.optional(crisisSchema),
      timestamp: z.string(),
    }),
  ),
});
type Page = z.output<typeof pageSchema>;

/** A conversation as it was kept. */
export interface StoredChat {
  /** Number of its first page. */
  first: number;
  messages: readonly ChatMessage[];
}

const slots = Array.from({ length: chatPagesMax }, (_, slot) => slot);
const slotName = (kind: ChatKind, slot: number) => `talk_${kind}_${slot}`;
const textOf = (page: Page) => JSON.stringify(page);

/** Takes the place of messages that are no longer kept. */
const note = contactPhrase('conversationShortened');
const isNote = ({ content }: Pick<ChatMessage, 'content'>) =>
  typeof content === 'object' && content.code === note.code;

function pageIn(text: string | null): Page | null {
  try {
    const parsed = pageSchema.safeParse(JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The kept pages that follow on each other, up to the newest one. */
function pagesOf(kind: ChatKind, read: (name: string) => string | null): Page[] {
  const found = slots.flatMap((slot) => pageIn(read(slotName(kind, slot))) ?? []);
  const numbers = new Map(found.map((page) => [page.number, page]));
  const pages: Page[] = [];
  const last = Math.max(...numbers.keys());
  for (let page = numbers.get(last); page; page = numbers.get(page.number - 1)) pages.unshift(page);
  return pages;
}

/** Reads a conversation from the pages that are kept; null if there are none. */
export function readChat(kind: ChatKind, read: (name: string) => string | null): StoredChat | null {
  const pages = pagesOf(kind, read);
  const [first] = pages;
  const kept = pages.flatMap(({ messages }) => messages);
  if (!first || kept.length === 0) return null;
  const timestamp = kept[0]!.timestamp;
  const messages = [
    ...(first.number > 0
      ? [{ type: 'assistant' as const, content: note, crisis: undefined, timestamp }]
      : []),
    ...kept,
  ].map(({ crisis, ...message }, index) => ({
    id: `message-${index + 1}`,
    ...message,
    ...(crisis && { finding: crisisHelp(crisis) }),
  }));
  return { first: first.number, messages };
}

/** What is kept of a card: what it is about. What could not be checked has the plain line again. */
const crisisIn = (finding: ChatMessage['finding']) =>
  typeof finding === 'object' && { crisis: { level: finding.level, kind: finding.kind } };

/** The pages to keep of a conversation that begins with the page `first`: their names, with the texts. */
export function writeChat(kind: ChatKind, { first, messages }: StoredChat): { name: string; text: string }[] {
  const pages: Page[] = [{ number: first, messages: [] }];
  for (const { type, content, finding, timestamp } of messages.filter((message) => !isNote(message))) {
    const message = { type, content, ...crisisIn(finding), timestamp };
    const page = pages.at(-1)!;
    const longer = { ...page, messages: [...page.messages, message] };
    if (textOf(longer).length <= privateRecordMax) pages[pages.length - 1] = longer;
    else pages.push({ number: page.number + 1, messages: [message] });
  }
  return pages
    .slice(-chatPagesMax)
    .map((page) => ({ name: slotName(kind, page.number % chatPagesMax), text: textOf(page) }));
}
