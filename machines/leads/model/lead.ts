import * as z from 'zod/mini';
import { cleanEmail } from '../../model/text/contact.ts';
import { nonEmptyFields, schemaErrors } from '../../system/model/form.ts';
import type { FieldErrors } from '../../system/model/form.ts';
import { inputCode, inputPhrase } from '../../system/model/inputPhrases.ts';
import { defaultLeadSource } from './leadSource.ts';
import type { LeadSource } from './leadSource.ts';
import { leadsCode, leadsPhrase } from './phrases.ts';
import { typedName } from '../../model/text/names.ts';

/** Maximum lengths in UTF-16 code units (platform spec, sections 5 and 9). */
export const leadLimits = {
  name: 100,
  email: 255,
  veteranStatus: 50,
  organization: 100,
  interest: 500,
  source: 50,
} as const;

const optional = (max: number, code: string) => z.optional(z.string().check(z.maxLength(max, code)));

/** A lead from the public site (platform spec, section 5, "Lead schema"). */
export const leadSchema = z.strictObject({
  name: z
    .string()
    .check(
      z.overwrite(typedName),
      z.minLength(1, inputCode('nameRequired')),
      z.maxLength(leadLimits.name, inputCode('nameTooLong')),
    ),
  email: z
    .string()
    .check(
      z.overwrite(cleanEmail),
      z.maxLength(leadLimits.email, inputCode('emailTooLong')),
      z.email(inputCode('emailInvalid')),
    ),
  veteranStatus: optional(leadLimits.veteranStatus, leadsCode('statusTooLong')),
  organization: optional(leadLimits.organization, leadsCode('organizationTooLong')),
  interest: optional(leadLimits.interest, leadsCode('interestTooLong')),
  source: optional(leadLimits.source, leadsCode('sourceTooLong')),
});
export type Lead = z.infer<typeof leadSchema>;

/** Fields of the lead modal in the order of the form. */
export const leadFields = ['name', 'email', 'veteranStatus', 'organization', 'interest'] as const;
export type LeadField = (typeof leadFields)[number];
export type LeadDraft = Readonly<Record<LeadField, string>>;
export const emptyLeadDraft: LeadDraft = {
  name: '',
  email: '',
  veteranStatus: '',
  organization: '',
  interest: '',
};

/** Turns a draft into a lead: trimmed, email in lower case, without empty choices. */
export function leadOf(draft: LeadDraft, source: LeadSource): Lead {
  const { name, email, ...choices } = draft;
  return { name: name.trim(), email: cleanEmail(email), ...nonEmptyFields(choices), source };
}

const simpleEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Errors that block the submission (platform spec, section 5, "Lead modal", then "Lead schema"). */
export function leadDraftErrors(draft: LeadDraft): FieldErrors<LeadField> {
  const lead = leadOf(draft, defaultLeadSource);
  const errors = schemaErrors(leadSchema, lead, leadFields);
  if (lead.email === '') return { ...errors, email: inputPhrase('emailRequired') };
  if (!simpleEmail.test(lead.email)) return { ...errors, email: leadsPhrase('emailNotPlain') };
  return errors;
}

/** Submit is disabled until name and email are non-empty (platform spec, section 5). */
export const leadDraftFilled = ({ name, email }: LeadDraft) => name !== '' && email !== '';

/** A lead as the server stores and returns it. `id` is a UUID, `createdAt` an ISO 8601 instant in UTC. */
export const storedLeadSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  veteranStatus: z.nullable(z.string()),
  organization: z.nullable(z.string()),
  interest: z.nullable(z.string()),
  source: z.nullable(z.string()),
  createdAt: z.string(),
});
export type StoredLead = z.infer<typeof storedLeadSchema>;

/** A page of leads. `nextCursor` is the cursor of the next page, or null on the last. */
export const leadPageSchema = z.object({
  leads: z.array(storedLeadSchema),
  nextCursor: z.nullable(z.string()),
});

/** Answer after storing a lead or request: its UUID, and an ISO 8601 instant in UTC. */
export const storedSchema = z.object({ id: z.string(), createdAt: z.string() });

/** Totals on the leads screen (platform spec, section 2, "Leads admin"). Counts of leads. */
export const leadSummarySchema = z.object({
  total: z.number(),
  veterans: z.number(),
  organizations: z.number(),
});
export type LeadSummary = z.infer<typeof leadSummarySchema>;

/** Counts of leads for charts: per UTC day (`YYYY-MM-DD`), per source and per veteran status. */
export const leadAnalyticsSchema = z.object({
  byDay: z.array(z.object({ day: z.string(), count: z.number() })),
  bySource: z.array(z.object({ source: z.nullable(z.string()), count: z.number() })),
  byStatus: z.array(z.object({ status: z.nullable(z.string()), count: z.number() })),
});
export type LeadAnalytics = z.infer<typeof leadAnalyticsSchema>;
