import * as z from 'zod/mini';
import { completionItems } from './completion.ts';
import { profileListMax, profileSchema, profileTextFields, storedProfileSchema } from './profile.ts';
import { profilePhrase } from './phrases.ts';
import type { Profile, ProfileTextField, StoredProfile } from './profile.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import type { FieldErrors } from '../../system/model/form.ts';
import { phraseOfIssue } from '../../system/model/issues.ts';
import { fieldErrorPhrase } from '../../system/model/problem.ts';
import type { FieldError } from '../../system/model/problem.ts';
import { isEqual } from '../../model/isEqual.ts';
import { parseStored } from '../../model/text/stored.ts';

/** Lists of a profile with the parts of an entry, in the order of its form. */
export const entryParts = {
  occupations: ['code', 'title', 'branch', 'rank'],
  skills: ['value'],
  experience: ['title', 'company', 'duration', 'description'],
  education: ['degree', 'institution', 'year'],
  certifications: ['value'],
} as const;
export type EntryList = keyof typeof entryParts;
export type EntryPart = (typeof entryParts)[EntryList][number];
export const entryLists = Object.keys(entryParts) as EntryList[];

/** An entry of a draft. Its `key` stays the same when it moves. */
export interface DraftEntry {
  key: string;
  parts: Readonly<Partial<Record<EntryPart, string>>>;
}

/** A profile being edited: all values are text, every entry has a key. */
export interface ProfileDraft {
  text: Readonly<Record<ProfileTextField, string>>;
  lists: Readonly<Record<EntryList, readonly DraftEntry[]>>;
  /** Number of keys used so far. */
  keys: number;
}

/** Name of an entry's form field. */
export const entryField = (list: EntryList, key: string, part: EntryPart) => `${list}.${key}.${part}`;

const partsOf = (list: EntryList, entry: Profile[EntryList][number]): DraftEntry['parts'] =>
  typeof entry === 'string'
    ? { value: entry }
    : Object.fromEntries(
        entryParts[list].flatMap((part) => {
          const text = entry[part as keyof typeof entry];
          // An older entry has no rank.
          return text === undefined ? [] : [[part, text]];
        }),
      );

/** Creates a draft from a profile. Keys start at `keysFrom`. */
export function draftOf(profile: Profile, keysFrom = 0): ProfileDraft {
  let keys = keysFrom;
  const entries = (list: EntryList) =>
    profile[list].map((entry) => ({ key: `e${(keys += 1)}`, parts: partsOf(list, entry) }));
  const lists = Object.fromEntries(entryLists.map((list) => [list, entries(list)]));
  const text = Object.fromEntries(profileTextFields.map((field) => [field, String(profile[field] ?? '')]));
  return { text, lists, keys } as unknown as ProfileDraft;
}

const isBlank = ({ parts }: DraftEntry) => Object.values(parts).every((part) => part.trim() === '');
/** Non-empty entries. Empty ones are not saved. */
const written = (draft: ProfileDraft, list: EntryList) =>
  draft.lists[list].filter((entry) => !isBlank(entry));

/** The draft's values before validation. Years that are no whole number stay text, which the schema rejects. */
function candidateOf(draft: ProfileDraft): Record<string, unknown> {
  const years = draft.text.yearsOfService.trim();
  const lists = entryLists.map((list) => [
    list,
    written(draft, list).map(({ parts }) => ('value' in parts ? parts.value : parts)),
  ]);
  return {
    ...draft.text,
    yearsOfService: years === '' ? null : /^\d+$/.test(years) ? Number(years) : years,
    ...Object.fromEntries(lists),
  };
}

/** The trimmed profile of a valid draft; null if invalid. */
export function profileOf(draft: ProfileDraft): Profile | null {
  const parsed = profileSchema.safeParse(candidateOf(draft));
  return parsed.success ? parsed.data : null;
}

/** Field of the form for a path of the schema: `experience.0.title` becomes `experience.{key}.title`. */
function fieldOf(draft: ProfileDraft, path: string): string {
  const [head = '', index, part = 'value'] = path.split('.');
  const list = entryLists.find((each) => each === head);
  const key = list && written(draft, list)[Number(index)]?.key;
  return list && key ? entryField(list, key, part as EntryPart) : head;
}

function byField(draft: ProfileDraft, found: readonly (readonly [path: string, error: Phrase])[]) {
  const errors: FieldErrors<string> = {};
  for (const [path, error] of found) errors[fieldOf(draft, path)] ??= error;
  return errors;
}

/** What the server found, by field of the form, the first for each. */
export function draftErrorsOf(draft: ProfileDraft, issues: readonly FieldError[]): FieldErrors<string> {
  return byField(
    draft,
    issues.map((issue) => [issue.path, fieldErrorPhrase(issue)]),
  );
}

/** Messages by field of the form; empty when the draft can be stored. */
export function draftErrors(draft: ProfileDraft): FieldErrors<string> {
  const parsed = profileSchema.safeParse(candidateOf(draft));
  if (parsed.success) return {};
  const errorOf = (issue: (typeof parsed.error.issues)[number]) =>
    issue.code === 'invalid_type' && issue.path[0] === 'yearsOfService'
      ? profilePhrase('notWholeYears')
      : (phraseOfIssue(issue) ?? issue.message);
  return byField(
    draft,
    parsed.error.issues.map((issue) => [issue.path.join('.'), errorOf(issue)]),
  );
}

/** Field names in the order of the form. A list's own name follows its entries. */
export const draftOrder = (draft: ProfileDraft): string[] => [
  ...profileTextFields,
  ...entryLists.flatMap((list) => [
    ...draft.lists[list].flatMap(({ key }) => entryParts[list].map((part) => entryField(list, key, part))),
    list,
  ]),
];

export const canAddEntry = (draft: ProfileDraft, list: EntryList) =>
  draft.lists[list].length < profileListMax[list];

const withList = (draft: ProfileDraft, list: EntryList, entries: readonly DraftEntry[]): ProfileDraft => ({
  ...draft,
  lists: { ...draft.lists, [list]: entries },
});

/** Adds an empty entry, unless the list is full. */
export function withEntry(draft: ProfileDraft, list: EntryList): ProfileDraft {
  if (!canAddEntry(draft, list)) return draft;
  const keys = draft.keys + 1;
  const parts = Object.fromEntries(entryParts[list].map((part) => [part, '']));
  return { ...withList(draft, list, [...draft.lists[list], { key: `e${keys}`, parts }]), keys };
}

export const withoutEntry = (draft: ProfileDraft, list: EntryList, key: string): ProfileDraft =>
  withList(
    draft,
    list,
    draft.lists[list].filter((entry) => entry.key !== key),
  );

export const withPart = (
  draft: ProfileDraft,
  list: EntryList,
  key: string,
  part: EntryPart,
  value: string,
): ProfileDraft =>
  withList(
    draft,
    list,
    draft.lists[list].map((entry) =>
      entry.key === key ? { key, parts: { ...entry.parts, [part]: value } } : entry,
    ),
  );

/** Moves the entry up (-1) or down (1), unless it is already at that end. */
export function withMovedEntry(draft: ProfileDraft, list: EntryList, key: string, by: -1 | 1): ProfileDraft {
  const entries = [...draft.lists[list]];
  const from = entries.findIndex((entry) => entry.key === key);
  const to = from + by;
  const [moved, other] = [entries[from], entries[to]];
  if (!moved || !other) return draft;
  entries[to] = moved;
  entries[from] = other;
  return withList(draft, list, entries);
}

/** Whether storing the draft would change the profile. Keys and empty entries don't count. */
export const hasProfileChanges = (draft: ProfileDraft, profile: Profile) =>
  !isEqual(candidateOf(draft), candidateOf(draftOf(profile)));

const sameEntries = (mine: readonly DraftEntry[], theirs: readonly DraftEntry[]) =>
  isEqual(
    mine.map(({ parts }) => parts),
    theirs.map(({ parts }) => parts),
  );

/** Texts and lists that differ between two profiles, in the order of the form. */
export function changedFields(from: Profile, to: Profile): (ProfileTextField | EntryList)[] {
  const [before, after] = [draftOf(from), draftOf(to)];
  return [
    ...profileTextFields.filter((field) => before.text[field] !== after.text[field]),
    ...entryLists.filter((list) => !sameEntries(before.lists[list], after.lists[list])),
  ];
}

/** Keeps the fields that were edited here since `base`, and takes all others from `theirs`. */
export function rebaseDraft(draft: ProfileDraft, base: Profile, theirs: Profile): ProfileDraft {
  const before = draftOf(base);
  const other = draftOf(theirs, draft.keys);
  const text = profileTextFields.map((field) => [
    field,
    (draft.text[field] === before.text[field] ? other : draft).text[field],
  ]);
  const lists = entryLists.map((list) => [
    list,
    (sameEntries(written(draft, list), before.lists[list]) ? other : draft).lists[list],
  ]);
  return {
    text: Object.fromEntries(text),
    lists: Object.fromEntries(lists),
    keys: other.keys,
  } as ProfileDraft;
}

/** The form field that completes an item: its own, or the first part of the list's first entry. */
export function fieldToFocus(draft: ProfileDraft, name: string): string {
  const list = entryLists.find((each) => each === name);
  const [first] = list ? draft.lists[list] : [];
  return list && first ? entryField(list, first.key, entryParts[list][0]) : name;
}

/** The initial field from the URL: a text or a list of the profile; undefined for anything else. */
export const editableField = (name: string | null | undefined): string | undefined =>
  [...profileTextFields, ...entryLists, ...completionItems].find((field) => field === name);

const string = z.string();
const storedSchema = z.object({
  draft: z.object({
    text: z.record(z.enum(profileTextFields), string),
    lists: z.record(
      z.enum(entryLists as [EntryList, ...EntryList[]]),
      z.array(z.object({ key: string, parts: z.record(string, string) })),
    ),
    keys: z.number(),
  }),
  base: storedProfileSchema,
});

/** A draft and the stored profile that it is based on. */
export interface StoredProfileDraft {
  draft: ProfileDraft;
  base: StoredProfile;
}

/** Parses the stored draft. Corrupt text is ignored. */
export const parseStoredProfileDraft = (stored: string | null): StoredProfileDraft | null =>
  parseStored(storedSchema, stored, null) as StoredProfileDraft | null;
