import { createParser } from 'eventsource-parser';
import * as z from 'zod/mini';

/** A server with the chat-completions interface, here or elsewhere. */
export interface ModelConfig {
  /** Without `/chat/completions`. */
  url: string;
  model: string;
  key: string | null;
}
export interface ToolCall {
  id: string;
  name: string;
  /** JSON, as the model wrote it. */
  arguments: string;
}
export type ModelMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; tool_calls: readonly object[] }
  | { role: 'tool'; tool_call_id: string; content: string };

export type ModelTrouble = 'slow' | 'failed';
/** The model said nothing that can be used. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
  readonly trouble: ModelTrouble;
  /** It answered, but not by the rules: once more without streaming may help. */
  readonly isMalformed: boolean;
  constructor(trouble: ModelTrouble, { isMalformed = false } = {}) {
    super(trouble);
    this.trouble = trouble;
    this.isMalformed = isMalformed;
  }
}

/** Characters of one answer. What has more is no answer. */
const answerMax = 200_000;
/** Tokens that a model may write at once. */
const tokensMax = 700;

const callSchema = z.object({
  index: z.optional(z.number()),
  id: z.nullish(z.string()),
  function: z.optional(z.object({ name: z.nullish(z.string()), arguments: z.nullish(z.string()) })),
});
const messageSchema = z.object({
  content: z.nullish(z.string()),
  refusal: z.nullish(z.string()),
  tool_calls: z.nullish(z.array(callSchema)),
});
const choiceSchema = z.object({
  delta: z.optional(messageSchema),
  message: z.optional(messageSchema),
  finish_reason: z.nullish(z.string()),
});
const chunkSchema = z.object({ choices: z.array(choiceSchema) });

/**
 * Asks once. Yields text as it comes, and returns what the model wants to look up. Calls are put together by their index: servers
 * repeat names in each chunk, or send arguments before the id.
 *
 * @throws ModelFailure
 */
export async function* complete(
  { url, model, key }: ModelConfig,
  asked: { messages: readonly ModelMessage[]; tools: readonly object[] },
  { isStreamed, silentMs, signal }: { isStreamed: boolean; silentMs: number; signal: AbortSignal },
): AsyncGenerator<string, readonly ToolCall[]> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), silentMs);
  const calls = new Map<number, ToolCall>();
  let isFinished = false;
  let length = 0;

  function* read(json: string): Generator<string> {
    if (json.trim() === '[DONE]') {
      isFinished = true;
      return;
    }
    const { choices } = chunkSchema.parse(JSON.parse(json));
    for (const { delta, message, finish_reason: reason } of choices) {
      const said = delta ?? message;
      if (reason === 'content_filter' || said?.refusal) throw new ModelFailure('failed');
      isFinished ||= Boolean(reason) || message !== undefined;
      for (const [at, { index = at, id, function: called }] of (said?.tool_calls ?? []).entries()) {
        const call = calls.get(index) ?? { id: '', name: '', arguments: '' };
        call.id ||= id ?? '';
        call.name ||= called?.name ?? '';
        call.arguments += called?.arguments ?? '';
        calls.set(index, call);
      }
      if (said?.content) yield said.content;
    }
  }

  try {
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      // The question and the key go to the named host, and to no other.
      redirect: 'error',
      signal: AbortSignal.any([signal, silence.signal]),
      headers: {
        'content-type': 'application/json',
        ...(key !== null && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({
        model,
        messages: asked.messages,
        ...(asked.tools.length > 0 && { tools: asked.tools }),
        temperature: 0,
        max_tokens: tokensMax,
        stream: isStreamed,
      }),
    });
    if (!response.ok || !response.body) throw new ModelFailure('failed');
    const waiting: string[] = [];
    const parser = createParser({ onEvent: ({ data }) => waiting.push(data) });
    let whole = '';
    for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), silentMs);
      length += piece.length;
      if (length > answerMax) throw new ModelFailure('failed');
      if (isStreamed) parser.feed(piece);
      else whole += piece;
      for (const json of waiting.splice(0)) yield* read(json);
    }
    if (!isStreamed) yield* read(whole);
  } catch (error) {
    if (error instanceof ModelFailure) throw error;
    if (signal.aborted || silence.signal.aborted) throw new ModelFailure('slow');
    throw new ModelFailure('failed', {
      isMalformed: error instanceof SyntaxError || error instanceof z.core.$ZodError,
    });
  } finally {
    clearTimeout(timer);
  }
  // Cut off, or no stream at all.
  if (!isFinished) throw new ModelFailure('failed', { isMalformed: true });
  return [...calls.values()].map((call, at) => ({ ...call, id: call.id || `call_${at}` }));
}
