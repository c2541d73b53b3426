import * as z from 'zod/mini';
import { factSchema } from './facts.ts';
import type { Fact } from './facts.ts';
import { addFacts, emptyLog } from './worldLog.ts';
import type { WorldLog, WorldMessage } from './worldLog.ts';

const logSchema = z.object({
  epoch: z.object({ id: z.string(), at: z.number() }),
  facts: z.array(z.unknown()),
});

/** Parses facts from another tab or from storage. Invalid ones are dropped. */
export const parseFacts = (raw: readonly unknown[]): Fact[] =>
  raw.flatMap((item) => {
    const parsed = factSchema.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });

/** Parses epoch and facts; null if invalid. */
function logFrom(raw: unknown): Pick<WorldLog, 'epoch' | 'facts'> | null {
  const parsed = logSchema.safeParse(raw);
  return parsed.success ? { epoch: parsed.data.epoch, facts: parseFacts(parsed.data.facts) } : null;
}

/** Parses a message of another tab; null if invalid. */
export function parseWorldMessage(raw: unknown): WorldMessage | null {
  if ((raw as WorldMessage | null)?.kind === 'ask') return { kind: 'ask' };
  const withNotification = logFrom(raw);
  return withNotification && { kind: 'facts', ...withNotification };
}

/** Parses the stored log. Corrupt or missing text gives an empty log. */
export function parseLog(text: string | null): WorldLog {
  try {
    const stored = logFrom(JSON.parse(text ?? 'null'));
    return stored ? addFacts(emptyLog(stored.epoch), stored.facts) : emptyLog();
  } catch {
    return emptyLog();
  }
}
