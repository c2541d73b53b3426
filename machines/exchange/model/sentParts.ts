import * as z from 'zod/mini';
import { optionalParts } from '../../model/exchange/optionalParts.ts';
import type { OptionalPart } from '../../model/exchange/optionalParts.ts';
import type { ApplicationStep } from '../../model/exchange/responses.ts';

/** What an applicant wrote for one application, in the order in which it is read. */
export const answerParts = [
  'coverLetter',
  'personalStatement',
  'academicGoals',
  'militaryExperience',
  'careerObjective',
  'preferredStartDate',
  'financialAid',
  'accommodations',
  'services',
  'situation',
  'message',
] as const;
export type AnswerPart = (typeof answerParts)[number];

/** A part of what was sent, as it is read: an entry a line. `true` for a wish that was ticked. */
export interface SentPart<Part extends string> {
  part: Part;
  lines: readonly string[] | true;
}

const entry = z.record(z.string(), z.unknown());
const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const joined = (entries: Record<string, unknown>, keys: readonly string[]) =>
  keys
    .map((key) => textOf(entries[key]))
    .filter(Boolean)
    .join(', ');

/** The first line of an entry of a profile's list, and what it says below. */
function entryLines(value: unknown): string[] {
  const parsed = entry.safeParse(value);
  if (!parsed.success) return [textOf(value)];
  const { data } = parsed;
  return [
    joined(data, ['title', 'company', 'duration', 'degree', 'institution', 'year']),
    textOf(data.description),
  ];
}

const linesOf = (value: unknown): readonly string[] | true =>
  value === true
    ? true
    : (Array.isArray(value) ? value.flatMap(entryLines) : [textOf(value)]).filter(Boolean);

const partsIn = <Part extends string>(
  values: Readonly<Record<string, unknown>>,
  parts: readonly Part[],
): SentPart<Part>[] =>
  parts
    .map((part) => ({ part, lines: linesOf(values[part]) }))
    .filter(({ lines }) => lines === true || lines.length > 0);

/** When an applicant sent it again, changed, the last time; null if they never did. */
export const updatedAtIn = (history: readonly ApplicationStep[]): string | null =>
  history.findLast(({ step }) => step === 'updated')?.at ?? null;

/** What an applicant sent of their profile. Parts that they left out, or that were empty, are missing. */
export const sentProfile = (snapshot: Readonly<Record<string, unknown>>): SentPart<OptionalPart>[] =>
  partsIn(snapshot, optionalParts);

/** What an applicant wrote. The form of a school is a part of the answers. */
export function sentAnswers(answers: Readonly<Record<string, unknown>>): SentPart<AnswerPart>[] {
  const form = entry.safeParse(answers.form);
  return partsIn({ ...answers, ...(form.success && form.data) }, answerParts);
}
