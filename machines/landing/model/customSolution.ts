import * as z from 'zod/mini';
import { cleanEmail } from '../../model/text/contact.ts';
import { nonEmptyFields, schemaErrors } from '../../system/model/form.ts';
import type { FieldErrors } from '../../system/model/form.ts';
import { inputCode } from '../../system/model/inputPhrases.ts';
import { landingCode } from './phrases.ts';
import { typedName } from '../../model/text/names.ts';

/** Choices of the custom solution form (platform spec, section 9). */
export const organizationTypes = [
  'hospital',
  'university',
  'nonprofit',
  'government',
  'corporation',
  'other',
] as const;
export const solutionTimelines = ['immediate', 'short', 'medium', 'long'] as const;
export const solutionBudgets = [
  'under-50k',
  '50k-100k',
  '100k-250k',
  '250k-500k',
  '500k-plus',
  'flexible',
] as const;

/** Maximum lengths in UTF-16 code units. The spec defines none; these follow the lead's. */
export const customSolutionLimits = {
  name: 100,
  email: 255,
  organization: 100,
  useCase: 500,
  requirements: 4000,
} as const;

const requiredName = (max: number, tooLong: string) =>
  z
    .string()
    .check(z.overwrite(typedName), z.minLength(1, landingCode('fieldRequired')), z.maxLength(max, tooLong));

/** A request for a custom solution (platform spec, sections 3 and 5, "Custom solution"). */
export const customSolutionSchema = z.strictObject({
  name: requiredName(customSolutionLimits.name, inputCode('nameTooLong')),
  email: z
    .string()
    .check(
      z.overwrite(cleanEmail),
      z.minLength(1, landingCode('fieldRequired')),
      z.maxLength(customSolutionLimits.email, inputCode('emailTooLong')),
      z.email(inputCode('emailInvalid')),
    ),
  organization: requiredName(customSolutionLimits.organization, landingCode('organizationTooLong')),
  useCase: z.optional(
    z.string().check(z.maxLength(customSolutionLimits.useCase, landingCode('useCaseTooLong'))),
  ),
  requirements: z.optional(
    z.string().check(z.maxLength(customSolutionLimits.requirements, landingCode('requirementsTooLong'))),
  ),
  timeline: z.optional(z.enum(solutionTimelines)),
  budgetRange: z.optional(z.enum(solutionBudgets)),
});
export type CustomSolution = z.infer<typeof customSolutionSchema>;

/** Fields of the form, in order. organizationType and role are on the form but never sent (platform spec, section 3). */
export const solutionFields = [
  'name',
  'email',
  'organization',
  'organizationType',
  'role',
  'useCase',
  'requirements',
  'timeline',
  'budgetRange',
] as const;
export type SolutionField = (typeof solutionFields)[number];
export type SolutionDraft = Readonly<Record<SolutionField, string>>;
export const emptySolutionDraft: SolutionDraft = {
  name: '',
  email: '',
  organization: '',
  organizationType: '',
  role: '',
  useCase: '',
  requirements: '',
  timeline: '',
  budgetRange: '',
};

/** Options of the form's selects. */
export const solutionChoices = {
  organizationType: organizationTypes,
  timeline: solutionTimelines,
  budgetRange: solutionBudgets,
} as const;
export type SolutionChoices = typeof solutionChoices;

/** Turns a draft into a request: trimmed, email in lower case, without empty choices and unsent fields. */
export function solutionOf(draft: SolutionDraft): CustomSolution {
  const { name, email, organization, organizationType: _unsent, role: _neither, ...choices } = draft;
  return {
    name: name.trim(),
    email: cleanEmail(email),
    organization: organization.trim(),
    ...(nonEmptyFields(choices) as Partial<CustomSolution>),
  };
}

/** Errors that block the submission (platform spec, section 5, "Custom solution form"). */
export const solutionDraftErrors = (draft: SolutionDraft): FieldErrors<SolutionField> =>
  schemaErrors(customSolutionSchema, solutionOf(draft), solutionFields);
