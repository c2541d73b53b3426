import { expect, test } from 'vitest';
import { readChat, chatPagesMax, writeChat, type ChatMessage } from '@vetsync/machines/battleBuddy/model';
import { privateRecordMax } from '@vetsync/machines/model/world';

const said = (content: string, index: number): ChatMessage => ({
  id: `message-${index + 1}`,
  type: index % 2 === 0 ? 'user' : 'assistant',
  content,
  timestamp: '2026-11-26T10:00:00.000Z',
});
const talk = (count: number, length = 2_000) =>
  Array.from({ length: count }, (_, index) => said(`${index} ${'a'.repeat(length)}`.slice(0, length), index));

/** Keeps a talk after each of its messages, as a browser does. */
function kept(messages: readonly ChatMessage[], records = new Map<string, string>(), first = 0) {
  for (let count = 1; count <= messages.length; count += 1)
    for (const { name, text } of writeChat('page', { first, messages: messages.slice(0, count) }))
      records.set(name, text);
  return records;
}
const readFrom = (records: Map<string, string>) => readChat('page', (name) => records.get(name) ?? null);

test('a talk is read as it was kept', () => {
  const messages = talk(30);
  const records = kept(messages);
  expect(records.size).toBeGreaterThan(1);
  expect(readFrom(records)).toEqual({ first: 0, messages });
  expect([...records.values()].every((text) => text.length <= privateRecordMax)).toBe(true);
});

test('a message changes the last page alone', () => {
  const before = new Map(kept(talk(30)));
  const after = kept(talk(31));
  const changed = [...after].filter(([name, text]) => before.get(name) !== text);
  expect(changed).toHaveLength(1);
});

test('the two talks are kept apart', () => {
  expect(readChat('widget', (name) => kept(talk(3)).get(name) ?? null)).toBeNull();
});

test('the newest pages stay when there are too many, and the talk says so', () => {
  const messages = talk(200);
  const records = kept(messages);
  expect(records.size).toBe(chatPagesMax);
  const restored = readFrom(records);
  expect(restored?.first).toBeGreaterThan(0);
  expect(restored?.messages[0]).toMatchObject({ content: { code: 'contact.conversationShortened' } });
  expect(restored?.messages.at(-1)?.content).toBe(messages.at(-1)?.content);
  expect(new Set(restored?.messages.map(({ id }) => id)).size).toBe(restored?.messages.length);
  // It goes on where it was, and the notice is not kept.
  const more = [...(restored?.messages ?? []), said('And then?', 0)];
  const again = readFrom(kept(more, records, restored?.first));
  expect(again?.first).toBe(restored?.first);
  expect(again?.messages.slice(1).map(({ content }) => content)).toEqual(
    more.slice(1).map(({ content }) => content),
  );
});

test('drops everything up to a page that can’t be read', () => {
  const records = kept(talk(30));
  const [first] = records.keys();
  records.set(first!, 'damaged');
  expect(readFrom(records)?.first).toBe(1);
  expect(readFrom(new Map())).toBeNull();
  expect(readFrom(new Map([[first!, '{"number":-1}']]))).toBeNull();
});

test('a message of the longest length in any characters fits on a page', () => {
  const [page, ...others] = writeChat('page', { first: 0, messages: [said('"\n'.repeat(1_000), 0)] });
  expect(page!.text.length).toBeLessThanOrEqual(privateRecordMax);
  expect(others).toEqual([]);
});
