import * as z from 'zod/mini';
import { phraseSchema } from '../../system/model/phraseSchema.ts';
import { parseStoredList } from '../../model/text/stored.ts';

/** Maximum number of submissions in the log (platform spec, sections 3 and 9). */
export const leadLogMax = 100;
/** Number of displayed submissions, newest first. */
export const leadLogShownMax = 10;

const leadLogEntrySchema = z.object({
  source: z.string(),
  success: z.boolean(),
  error: z.nullable(phraseSchema),
  /** ISO 8601 instant in UTC. */
  timestamp: z.string(),
});
/** An entry of the submission log (platform spec, section 3, "Lead analytics entry"). */
export type LeadLogEntry = z.infer<typeof leadLogEntrySchema>;

/** Parses the stored log. Corrupt text gives an empty log, corrupt entries are dropped. */
export const parseLeadLog = (stored: string | null): LeadLogEntry[] =>
  parseStoredList(leadLogEntrySchema, stored);

export const appendLeadLog = (log: readonly LeadLogEntry[], entry: LeadLogEntry): LeadLogEntry[] =>
  [...log, entry].slice(-leadLogMax);

export const recentLeadLog = (log: readonly LeadLogEntry[]): LeadLogEntry[] =>
  log.slice(-leadLogShownMax).toReversed();
