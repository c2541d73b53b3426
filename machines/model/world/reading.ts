import * as z from 'zod/mini';
import { factSchema } from './facts.ts';
import type { Fact } from './facts.ts';
import { addFacts, emptyLog } from './worldLog.ts';
import type { WorldLog, WorldMessage } from './worldLog.ts';

const logSchema = z.object({
  era: z.object({ id: z.string(), at: z.number() }),
  facts: z.array(z.unknown()),
});

/** The facts among what another tab told or the browser kept; what is no fact is left out. */
export const parseFacts = (raw: readonly unknown[]): Fact[] =>
  raw.flatMap((one) => {
    const parsed = factSchema.safeParse(one);
    return parsed.success ? [parsed.data] : [];
  });

/** Era and facts, as told or kept. Null where it is neither. */
function parseLog(raw: unknown): Pick<WorldLog, 'era' | 'facts'> | null {
  const parsed = logSchema.safeParse(raw);
  return parsed.success ? { era: parsed.data.era, facts: parseFacts(parsed.data.facts) } : null;
}

/** What another tab told, as far as it can be believed; null where it says nothing. */
export function readMessage(raw: unknown): WorldMessage | null {
  if ((raw as WorldMessage | null)?.kind === 'ask') return { kind: 'ask' };
  const withNotification = parseLog(raw);
  return withNotification && { kind: 'facts', ...withNotification };
}

/** Reads what was kept; corrupt or missing text is an empty log. */
export function readLog(text: string | null): WorldLog {
  try {
    const persisted = parseLog(JSON.parse(text ?? 'null'));
    return persisted ? addFacts(emptyLog(persisted.era), persisted.facts) : emptyLog();
  } catch {
    return emptyLog();
  }
}
