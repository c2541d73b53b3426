import * as z from 'zod/mini';
import type { Phrase } from './phrase.ts';

/** A phrase as it is stored. A value can be a phrase itself. */
export const phraseSchema: z.ZodMiniType<Phrase> = z.union([
  z.string(),
  z.object({
    code: z.string(),
    values: z.optional(z.array(z.union([z.string(), z.number(), z.lazy(() => phraseSchema)]))),
    fallback: z.optional(z.string()),
  }),
]) as z.ZodMiniType<Phrase>;
