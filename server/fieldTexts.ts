import { phraseOfIssue } from '@vetsync/machines/system/model';
import type * as z from 'zod/mini';
import type { CodedPhrase, FieldError, ProblemPhrases } from '@vetsync/machines/system/model';
import { landingPhrases } from '@vetsync/ui/screens/landing/Landing.phrases';
import { leadsPhrases } from '@vetsync/ui/screens/leads/Leads.phrases';
import { listingsPhrases } from '@vetsync/ui/screens/organizations/Listings.phrases';
import { organizationsPhrases } from '@vetsync/ui/screens/organizations/Organizations.phrases';
import { profilePhrases } from '@vetsync/ui/screens/profile/Profile.phrases';
import { inputPhrases } from '@vetsync/ui/screens/system/forms/Input.phrases';

/** What can be wrong with a field and is only found on the server. */
const problemPhrases = {
  forbidden_characters: 'Contains invisible characters that are not allowed. Type it instead of pasting it',
  password_common: 'This password is among the most common ones. Choose one that is harder to guess',
  password_names_owner: "Don't use your own e-mail address or name as the password",
} satisfies Partial<Record<keyof ProblemPhrases, string>>;

/** The English of what can be wrong with a field, as the screens say it. They have it in the reader's language, too. */
const fieldTexts: Readonly<Record<string, object>> = {
  input: inputPhrases,
  leads: leadsPhrases,
  landing: landingPhrases,
  listings: listingsPhrases,
  organizations: organizationsPhrases,
  profile: profilePhrases,
  problem: problemPhrases,
};

type Text = string | ((...values: unknown[]) => string);
type Values = FieldError['values'];

/** A code with its English, as a response has both. */
export function withEnglishMessage({ code, values = [] }: CodedPhrase): Omit<FieldError, 'path'> {
  const [family = '', key = ''] = code.split('.');
  const text = (fieldTexts[family] as Record<string, Text | undefined> | undefined)?.[key];
  if (text === undefined) throw new Error(`No English for ${code}`);
  return {
    message: typeof text === 'string' ? text : text(...values),
    code,
    ...(values.length > 0 && { values: values as Values }),
  };
}

/** Code of values that no screen of ours sends, so that their messages have no codes of their own. */
export const invalidValue = 'problem.invalid_value';

/** What a schema found wrong, as a response says it. */
export function fieldErrorOf(issue: z.core.$ZodIssue): FieldError {
  const phrase = phraseOfIssue(issue);
  const error = phrase ? withEnglishMessage(phrase) : { message: issue.message, code: invalidValue };
  return { path: issue.path.map(String).join('.'), ...error };
}
