import { randomUUID } from 'node:crypto';
import { assistantPartSchema } from '../../../machines/battleBuddy/model/index.ts';
import type { AssistantPart } from '../../../machines/battleBuddy/model/index.ts';
import type { Server } from '../support/accounts.ts';

/** The parts of a stream, in their order. Each has the name of its event. */
export function partsIn(stream: string): AssistantPart[] {
  return stream
    .split('\n\n')
    .filter((block) => block !== '')
    .map((block) => {
      const [, event, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      const part = assistantPartSchema.parse(JSON.parse(data));
      if (part.type !== event) throw new Error(`${event} has a part ${part.type}`);
      return part;
    });
}

/** Begins a conversation of somebody who is signed in. */
export async function conversation(server: Server, cookie: string, language = 'en'): Promise<string> {
  const begun = await server.request('/api/assistant/conversations', {
    method: 'POST',
    json: { language },
    headers: { cookie },
  });
  return ((await begun.json()) as { conversation: { id: string } }).conversation.id;
}

export const asking = (server: Server, cookie: string, id: string, message: object) =>
  server.request(`/api/assistant/conversations/${id}/messages`, {
    method: 'POST',
    json: { id: randomUUID(), ...message },
    headers: { cookie },
  });
export const ask = async (server: Server, cookie: string, id: string, text: string) =>
  partsIn(await (await asking(server, cookie, id, { text })).text());

export const textOf = (parts: readonly AssistantPart[]) =>
  parts.map((part) => (part.type === 'text' ? part.delta : '')).join('');
export const sourcesOf = (parts: readonly AssistantPart[]) => parts.filter((part) => part.type === 'source');
export const partOf = <Type extends AssistantPart['type']>(parts: readonly AssistantPart[], type: Type) =>
  parts.find((part): part is Extract<AssistantPart, { type: Type }> => part.type === type);
