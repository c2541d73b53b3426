import * as z from 'zod/mini';
import type { Phrase } from './phrase.ts';

const value = z.union([z.string(), z.number()]);
/** A phrase as it is stored. */
export const phraseSchema: z.ZodMiniType<Phrase> = z.union([
  z.string(),
  z.object({ code: z.string(), values: z.optional(z.array(value)), fallback: z.optional(z.string()) }),
]) as z.ZodMiniType<Phrase>;
