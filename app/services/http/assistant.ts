import {
  assistantConversationDetailSchema,
  assistantConversationSchema,
  assistantConversationsSchema,
  assistantPartSchema,
  type AssistantQuestion,
  type AssistantSaid,
  type AssistantServer,
} from '@vetsync/machines/battleBuddy/model';
import type { ExchangeCommand } from '@vetsync/machines/model/exchange';
import { unreachable } from '@vetsync/machines/system/model';
import { createParser } from 'eventsource-parser';
import * as z from 'zod/mini';
import { accountHeaders } from './calls.ts';
import { exchange } from './exchange.ts';
import { parseResponse } from './response.ts';

const base = '/api/assistant/conversations';
const begunSchema = z.object({ conversation: assistantConversationSchema });

const requestOf = (method: string, json?: object, signal?: AbortSignal): RequestInit => ({
  method,
  headers: { ...accountHeaders(), ...(json && { 'content-type': 'application/json' }) },
  ...(json && { body: JSON.stringify(json) }),
  ...(signal && { signal }),
});
const call = (path: string, method: string, json?: object): Promise<unknown> =>
  parseResponse(fetch(base + path, requestOf(method, json)));

/** Reads an answer's parts as they come. One without its end broke off. */
async function readAnswer(
  { conversation, ...message }: AssistantQuestion,
  signal: AbortSignal,
  report: (said: AssistantSaid) => void,
): Promise<void> {
  let hasEnded = false;
  const parser = createParser({
    onEvent: ({ data }) => {
      const part = assistantPartSchema.parse(JSON.parse(data));
      hasEnded ||= part.type === 'end';
      report({ type: 'part.received', part });
    },
  });
  const response = await fetch(`${base}/${conversation}/messages`, requestOf('POST', message, signal)).catch(
    () => {
      throw unreachable;
    },
  );
  // Rejects with the server's own problem.
  if (!response.ok || !response.body) return void (await parseResponse(Promise.resolve(response)));
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) parser.feed(piece.value);
  if (!hasEnded) throw unreachable;
  report({ type: 'answer.ended' });
}

/** The assistant of the signed-in person. Calls reject with a `Problem`. */
export const assistantServer: AssistantServer = {
  async list({ q, cursor }) {
    const query = new URLSearchParams({ ...(q.trim() && { q: q.trim() }), ...(cursor && { cursor }) });
    return assistantConversationsSchema.parse(await call(query.size > 0 ? `?${query}` : '', 'GET'));
  },
  begin: async (asked) => begunSchema.parse(await call('', 'POST', asked)).conversation,
  read: async ({ id }) => assistantConversationDetailSchema.parse(await call(`/${id}`, 'GET')),
  rename: async ({ id, name }) => begunSchema.parse(await call(`/${id}`, 'PATCH', { name })).conversation,
  remove: async ({ id }) => void (await call(id === null ? '' : `/${id}`, 'DELETE')),
  ask(question, report) {
    const stop = new AbortController();
    readAnswer(question, stop.signal, report).catch(
      (error: unknown) => stop.signal.aborted || report({ type: 'answer.failed', error }),
    );
    return () => stop.abort();
  },
  rate: async ({ conversation, message, feedback }) =>
    void (await call(`/${conversation}/messages/${message}/feedback`, 'PUT', feedback)),
  send: async (command) => void (await exchange.sendCommand(command as unknown as ExchangeCommand)),
};
