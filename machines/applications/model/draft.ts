import * as z from 'zod/mini';
import { optionalParts } from '../../model/exchange/optionalParts.ts';
import { applicationTextMax } from '../../model/world/statuses.ts';
import type { ApplicationKind } from '../../model/world/statuses.ts';
import { parseStored } from '../../model/text/stored.ts';

/** Text fields of the common application form (feature spec, section 3, "College application form"). */
export const collegeTextFields = [
  'personalStatement',
  'academicGoals',
  'militaryExperience',
  'careerObjective',
  'accommodations',
] as const;
export type CollegeTextField = (typeof collegeTextFields)[number];

export const applicationTextFields = [...collegeTextFields, 'coverLetter', 'situation', 'message'] as const;
export type ApplicationTextField = (typeof applicationTextFields)[number];

/** Text fields of each kind of application, in the order of the form. */
export const fieldsOfKind: Readonly<Record<ApplicationKind, readonly ApplicationTextField[]>> = {
  job: ['coverLetter'],
  college: collegeTextFields,
  nonprofit: ['situation', 'message'],
};

/** Maximum length of each text, in characters. `situation` becomes one line of the enrollment. */
export const applicationTextLimits: Readonly<Record<ApplicationTextField, number>> = {
  personalStatement: applicationTextMax,
  academicGoals: applicationTextMax,
  militaryExperience: applicationTextMax,
  careerObjective: applicationTextMax,
  accommodations: applicationTextMax,
  coverLetter: applicationTextMax,
  situation: 200,
  message: applicationTextMax,
};

/** Maximum length of a stored text. A pasted text that is too long to send is kept and marked as too long. */
const storedTextMax = 200_000;
const storedText = z.string().check(z.maxLength(storedTextMax));
const textShape = Object.fromEntries(applicationTextFields.map((field) => [field, storedText])) as Record<
  ApplicationTextField,
  typeof storedText
>;

export const applicationDraftSchema = z.object({
  text: z.object(textShape),
  /** Selected skills for a job, or requested services of a nonprofit. */
  chosen: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100)),
  /** A term's value, or empty. */
  startTerm: z.string().check(z.maxLength(40)),
  financialAid: z.boolean(),
  /** Parts of the profile that are not sent. */
  leftOut: z.prefault(z.array(z.enum(optionalParts)), []),
});
export type ApplicationDraft = z.infer<typeof applicationDraftSchema>;

export const emptyApplicationText = Object.fromEntries(
  applicationTextFields.map((field) => [field, '']),
) as Record<ApplicationTextField, string>;
export const emptyApplicationDraft: ApplicationDraft = {
  text: emptyApplicationText,
  chosen: [],
  startTerm: '',
  financialAid: false,
  leftOut: [],
};

const sameChoice = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((item) => b.includes(item));

/** Whether `draft` has content that would be lost. `start` is the initial draft. */
export const isApplicationDraftChanged = (draft: ApplicationDraft, start: ApplicationDraft): boolean =>
  applicationTextFields.some((field) => draft.text[field].trim() !== start.text[field].trim()) ||
  draft.startTerm !== start.startTerm ||
  draft.financialAid !== start.financialAid ||
  !sameChoice(draft.chosen, start.chosen) ||
  !sameChoice(draft.leftOut, start.leftOut);

/** Texts that are too long. */
export const tooLong = ({ text }: ApplicationDraft): ApplicationTextField[] =>
  applicationTextFields.filter((field) => text[field].length > applicationTextLimits[field]);

export const toggleChoice = <Choice extends string>(list: readonly Choice[], choice: Choice): Choice[] =>
  list.includes(choice) ? list.filter((item) => item !== choice) : [...list, choice];

const storedSchema = z.object({
  targetId: z.string().check(z.maxLength(200)),
  draft: applicationDraftSchema,
});
/** A stored draft with the id of its target. */
export type StoredApplicationDraft = z.infer<typeof storedSchema>;
/** Maximum number of stored drafts. The oldest is dropped. */
export const storedApplicationsMax = 20;

/** Parses the stored drafts, oldest first. Corrupt or missing text gives none. */
export const parseStoredApplications = (text: string | null): StoredApplicationDraft[] =>
  parseStored(z.array(storedSchema), text, []).slice(-storedApplicationsMax);

const without = (stored: readonly StoredApplicationDraft[], targetId: string) =>
  stored.filter((item) => item.targetId !== targetId);

/** Sets the draft of one target; null removes it. */
export const withStoredDraft = (
  stored: readonly StoredApplicationDraft[],
  targetId: string,
  draft: ApplicationDraft | null,
): StoredApplicationDraft[] =>
  draft
    ? [...without(stored, targetId), { targetId, draft }].slice(-storedApplicationsMax)
    : without(stored, targetId);
