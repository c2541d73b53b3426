import * as z from 'zod/mini';
import { parseList } from './outbox.ts';

/** Most submissions the log keeps (platform spec, sections 3 and 9). */
export const leadLogCap = 100;
/** Submissions shown, newest first. */
export const leadLogShown = 10;

const leadLogEntrySchema = z.object({
  source: z.string(),
  success: z.boolean(),
  error: z.nullable(z.string()),
  /** ISO 8601 instant in UTC. */
  timestamp: z.string(),
});
/** One line of the submission log (platform spec, section 3, "Lead analytics entry"). */
export type LeadLogEntry = z.infer<typeof leadLogEntrySchema>;

/** Reads what a browser kept. Corrupt text is empty, a corrupt line is left out. */
export function parseLeadLog(stored: string | null): LeadLogEntry[] {
  return parseList(stored).flatMap((raw) => {
    const parsed = leadLogEntrySchema.safeParse(raw);
    return parsed.success ? [parsed.data] : [];
  });
}

export const appendLeadLog = (log: readonly LeadLogEntry[], entry: LeadLogEntry): LeadLogEntry[] =>
  [...log, entry].slice(-leadLogCap);

export const recentLeadLog = (log: readonly LeadLogEntry[]): LeadLogEntry[] =>
  log.slice(-leadLogShown).toReversed();
