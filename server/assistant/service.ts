import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AssistantAbout, AssistantPart } from '@vetsync/machines/battleBuddy/model';
import type { Limits } from '../accounts/limits/limits.ts';
import type { Clock } from '../clock.ts';
import type { Sql } from '../data/db.ts';
import type { Exchange } from '../exchange/service.ts';
import type { Metrics } from '../metrics.ts';
import type { Listings } from '../listings/service.ts';
import type { Reference } from '../reference/service.ts';
import { createConversations } from './conversations.ts';
import { library } from './library/library.ts';
import { createLookups } from './lookups.ts';
import type { ModelConfig } from './model/chatCompletions.ts';
import { createModel } from './model/model.ts';

interface AssistantDeps {
  config: { assistantModel: ModelConfig | null };
  limits: Pick<Limits, 'tryConsume'>;
  metrics: Metrics;
  sql: Sql;
  clock: Clock;
  reference: Reference;
  listings: Listings;
  exchange: Exchange;
}

/** The assistant of signed-in people. */
export function createAssistant(deps: AssistantDeps) {
  const conversations = createConversations(deps.sql, deps.clock);
  const { assistantModel: named } = deps.config;
  const about: AssistantAbout = named
    ? { engine: 'model', host: new URL(named.url).host, model: named.model }
    : { engine: 'library', host: null, model: null };
  const model = named && createModel(named, { clock: deps.clock, registry: deps.metrics.registry });

  return {
    ...conversations,
    about,
    /** The model failed several times: for a while it is not asked. */
    isResting: () => model?.isResting() ?? false,

    /**
     * Answers a question, part by part, and keeps the answer before its end is sent. The same id gets the same answer again, also
     * after a server has stopped in the middle of it.
     *
     * @throws AppError as `ask` does, before the first part.
     */
    async answer(
      userId: string,
      conversationId: string,
      message: { id: string; text: string; timeZone: string },
    ): Promise<AsyncIterable<AssistantPart>> {
      const { text, language, parts, before } = await conversations.ask(userId, conversationId, message);
      if (parts)
        return (async function* () {
          yield* parts;
        })();
      const today = deps.clock.now().toISOString().slice(0, 10);
      const lookups = createLookups(deps, userId, today);
      const engine = model
        ? model.engineFor(async () => (await deps.limits.tryConsume('assistantModel', userId)).ok)
        : library;
      const answering = engine(text, { language, today, timeZone: message.timeZone, before }, lookups);
      return (async function* () {
        const written: AssistantPart[] = [];
        for await (const part of answering) {
          written.push(part);
          if (part.type === 'end') await conversations.answered(userId, conversationId, message.id, written);
          yield part;
          // What was understood is sent, and others get theirs, before the rest of this answer is made.
          if (part.type === 'understood') await nextTurn();
        }
      })();
    },
  };
}
export type Assistant = ReturnType<typeof createAssistant>;
