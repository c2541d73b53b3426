import * as z from 'zod/mini';
import { parseStored } from '../../model/text/stored.ts';

/** Maximum length of a report in characters. */
export const skillReportMax = 1_000;
export const skillReportReasons = ['code', 'title', 'pairing', 'missing', 'other'] as const;
export type SkillReportReason = (typeof skillReportReasons)[number];

export const skillReportSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  /** Id of the occupation; empty if it isn't in the list. */
  occupationId: z.string().check(z.maxLength(40)),
  reason: z.enum(skillReportReasons),
  message: z.string().check(z.maxLength(skillReportMax)),
});
/** A report of an error in the table of occupations. It stays in this browser. */
export type SkillReport = z.infer<typeof skillReportSchema>;
export type SkillReportDraft = Pick<SkillReport, 'reason' | 'message'>;
export const emptyReportDraft: SkillReportDraft = { reason: 'pairing', message: '' };

export const isReportable = ({ message }: SkillReportDraft): boolean =>
  message.trim() !== '' && message.length <= skillReportMax;

const storedSchema = z.object({ epoch: z.string(), reports: z.array(skillReportSchema) });
/** Maximum number of stored reports. The oldest is dropped. */
export const skillReportsMax = 50;

/** Parses the stored reports. Corrupt text and reports of another epoch of the world give none. */
export function parseSkillReports(text: string | null, epoch: string): SkillReport[] {
  const stored = parseStored(storedSchema, text, null);
  return stored?.epoch === epoch ? stored.reports.slice(-skillReportsMax) : [];
}
export const serializeSkillReports = (reports: readonly SkillReport[], epoch: string): string =>
  JSON.stringify({ epoch, reports });
