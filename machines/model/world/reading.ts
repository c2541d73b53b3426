import * as z from 'zod/mini';
import { factSchema } from './facts.ts';
import type { Fact } from './facts.ts';
import { addFacts, emptyLog } from './worldLog.ts';
import type { WorldLog, WorldMessage } from './worldLog.ts';

const logSchema = z.object({
  era: z.object({ id: z.string(), at: z.number() }),
  facts: z.array(z.unknown()),
});

/** Parses facts from another tab or from storage. Invalid ones are dropped. */
export const parseFacts = (raw: readonly unknown[]): Fact[] =>
  raw.flatMap((one) => {
    const parsed = factSchema.safeParse(one);
    return parsed.success ? [parsed.data] : [];
  });

/** Parses epoch and facts; null if invalid. */
function parseLog(raw: unknown): Pick<WorldLog, 'era' | 'facts'> | null {
  const parsed = logSchema.safeParse(raw);
  return parsed.success ? { era: parsed.data.era, facts: parseFacts(parsed.data.facts) } : null;
}

/** Parses a message of another tab; null if invalid. */
export function readMessage(raw: unknown): WorldMessage | null {
  if ((raw as WorldMessage | null)?.kind === 'ask') return { kind: 'ask' };
  const withNotification = parseLog(raw);
  return withNotification && { kind: 'facts', ...withNotification };
}

/** Parses the stored log. Corrupt or missing text gives an empty log. */
export function readLog(text: string | null): WorldLog {
  try {
    const persisted = parseLog(JSON.parse(text ?? 'null'));
    return persisted ? addFacts(emptyLog(persisted.era), persisted.facts) : emptyLog();
  } catch {
    return emptyLog();
  }
}
