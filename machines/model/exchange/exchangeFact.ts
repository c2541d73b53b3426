import * as z from 'zod/mini';
import { factSchema } from '../world/facts.ts';
import type { Fact } from '../world/facts.ts';
import { uuidSchema } from '../../system/model/uuidSchema.ts';

/** What happened, as the server stores it for one side: a person, or an organization. */
export const exchangeFactSchema = z.object({
  id: uuidSchema,
  /** The type of what happened: `programSaved`. */
  kind: z.string(),
  /** Id of what it happened to. */
  subject: z.string(),
  payload: z.record(z.string(), z.unknown()),
  /** ISO 8601 in UTC. */
  at: z.string(),
  /** Id of the person whose command it was. Null if their account no longer exists. */
  actor: z.nullable(z.string()),
  /** Id of the command that caused it. */
  commandId: z.string(),
  /** Version of the person's world after it: one more than before. Null in an organization's facts. */
  version: z.nullable(z.int()),
});
export type ExchangeFact = z.output<typeof exchangeFactSchema>;

/** A fact of a person's world as its rules take it. Null if they don't know it. */
export function worldFactOf({ id, at, kind, payload }: ExchangeFact): Fact | null {
  const parsed = factSchema.safeParse({ id, at: Date.parse(at), body: { ...payload, type: kind } });
  return parsed.success ? parsed.data : null;
}

/** The id of what a fact of a world happened to. */
export function subjectOf({ body }: Fact): string {
  const { type: _type, ...values } = body;
  for (const value of Object.values(values) as unknown[]) {
    if (typeof value === 'string') return value;
    if (typeof value === 'object' && value !== null && 'id' in value) return String(value.id);
  }
  return '';
}
