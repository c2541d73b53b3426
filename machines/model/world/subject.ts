import * as z from 'zod/mini';
import type { Phrase } from '../../system/model/phrase.ts';

const line = z.string().check(z.maxLength(300));

/** What an application is for: a phrase, or the text of a sample, `Operations Manager at Tech Corp`. */
export const subjectSchema = z.union([
  line,
  z.object({ code: z.literal('world.subject'), values: z.tuple([line, line]) }),
]) as z.ZodMiniType<Phrase>;
