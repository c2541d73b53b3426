import type { Day } from '../../model/time/index.ts';
import type { Phrase, WritePhrase } from '../../system/model/phrase.ts';
import {
  defaultPaperSize,
  hasProfileChanges,
  draftErrorsOf,
  draftOf,
  draftOrder,
  emptyProfile,
  entryField,
  entryLists,
  entryParts,
  fieldToFocus,
  withEntry,
  withMovedEntry,
  withoutEntry,
} from '../model/index.ts';
import { firstInvalid, noCrisis, unreachable } from '../../system/model/index.ts';
import type { CrisisContext } from '../../system/crisis/crisisParts.ts';
import type {
  EntryList,
  StoredProfileDraft,
  PaperSize,
  ProfileDraft,
  PublicPart,
  StoredProfile,
} from '../model/index.ts';
import type { Problem } from '../../system/model/index.ts';
import type { ProfileOpen } from './profileEditor.events.ts';

export interface ProfileEditorInput {
  /** The profile where it is known already; else it is loaded. */
  stored?: StoredProfile;
  /** What was written before a reload or in another session. */
  storedDraft?: StoredProfileDraft | null;
  /** From the URL. */
  open?: ProfileOpen;
  field?: string;
  /** 0 to 5, or null if nobody has rated. */
  rating: number | null;
  /** The URL of the profile tab, with its query but without `open`. */
  address: string;
  /** Today's date where the person is. */
  today: Day;
  write: WritePhrase;
  /** Parts that are hidden from others. @default none */
  hidden?: readonly PublicPart[];
}

/** What happened to an entry last. `position` counts from 1; `turn` increases, so that the same message is announced again. */
export interface EntryChange {
  what: 'added' | 'removed' | 'moved';
  list: EntryList;
  key: string;
  by: -1 | 0 | 1;
  position: number;
  turn: number;
}

export interface ProfileEditorContext
  extends CrisisContext, Omit<ProfileEditorInput, 'stored' | 'storedDraft' | 'open' | 'field' | 'hidden'> {
  hidden: readonly PublicPart[];
  /** From the URL at the start. */
  start: { open: ProfileOpen; field: string | undefined; isKnown: boolean };
  stored: StoredProfile;
  /** The draft, and the profile it is based on; null without a draft. */
  storedDraft: StoredProfileDraft | null;
  restored: boolean;
  errors: Partial<Record<string, Phrase>>;
  focus: string | null;
  attempt: number;
  change: EntryChange | null;
  /** The profile as it was changed elsewhere. */
  theirs: StoredProfile | null;
  paper: PaperSize;
  problem: Problem;
}

const nothingStored: StoredProfile = { profile: emptyProfile, updatedAt: null };

export const initialContext = ({
  stored,
  storedDraft,
  open = null,
  field,
  hidden = [],
  ...input
}: ProfileEditorInput): ProfileEditorContext => ({
  ...input,
  hidden,
  start: { open, field, isKnown: stored !== undefined },
  stored: stored ?? nothingStored,
  storedDraft:
    storedDraft && hasProfileChanges(storedDraft.draft, storedDraft.base.profile) ? storedDraft : null,
  restored: storedDraft ? hasProfileChanges(storedDraft.draft, storedDraft.base.profile) : false,
  errors: {},
  focus: null,
  attempt: 0,
  change: null,
  theirs: null,
  paper: defaultPaperSize,
  problem: unreachable,
  crisis: noCrisis,
});

/** The draft, or a new one based on the current profile. */
export const workingDraft = ({ storedDraft, stored }: ProfileEditorContext): StoredProfileDraft =>
  storedDraft ?? { draft: draftOf(stored.profile), base: stored };
export const currentDraft = (context: ProfileEditorContext) => workingDraft(context).draft;

export const withDraft = (context: ProfileEditorContext, next: ProfileDraft) => ({
  storedDraft: { ...workingDraft(context), draft: next },
});
const focusOn = ({ attempt }: ProfileEditorContext, focus: string | null) => ({
  focus,
  attempt: attempt + 1,
});
export const withErrors = (context: ProfileEditorContext, errors: ProfileEditorContext['errors']) => ({
  errors,
  ...focusOn(context, firstInvalid(errors, draftOrder(currentDraft(context)))),
});
export const serverErrors = (context: ProfileEditorContext) =>
  draftErrorsOf(currentDraft(context), context.problem.errors ?? []);

export type Entry = { list: EntryList; key: string };

/** An empty entry at the end of a list, with focus in its first part. */
export function addEntry(context: ProfileEditorContext, list: EntryList) {
  const next = withEntry(currentDraft(context), list);
  const key = next.lists[list].at(-1)?.key ?? '';
  const focus = focusOn(context, entryField(list, key, entryParts[list][0]));
  const position = next.lists[list].length;
  return {
    ...withDraft(context, next),
    ...focus,
    change: { what: 'added', list, key, by: 0, position, turn: focus.attempt } as const,
  };
}

/** Focus goes to the next entry, else to the previous one, else to the list. */
export function removeEntry(context: ProfileEditorContext, { list, key }: Entry) {
  const before = currentDraft(context).lists[list];
  const position = before.findIndex((entry) => entry.key === key) + 1;
  const next = withoutEntry(currentDraft(context), list, key);
  const neighbor = next.lists[list][Math.min(position, next.lists[list].length) - 1];
  const focus = focusOn(context, neighbor ? entryField(list, neighbor.key, entryParts[list][0]) : list);
  const own = entryParts[list].map((part) => entryField(list, key, part));
  return {
    ...withDraft(context, next),
    ...focus,
    errors: Object.fromEntries(Object.entries(context.errors).filter(([name]) => !own.includes(name))),
    change: { what: 'removed', list, key, by: 0, position, turn: focus.attempt } as const,
  };
}

/** The focus stays on the control that moves with the entry. */
export function moveEntry(context: ProfileEditorContext, { list, key, by }: Entry & { by: -1 | 1 }) {
  const next = withMovedEntry(currentDraft(context), list, key, by);
  if (next === currentDraft(context)) return {};
  const position = next.lists[list].findIndex((entry) => entry.key === key) + 1;
  const turn = context.attempt + 1;
  return {
    ...withDraft(context, next),
    focus: null,
    attempt: turn,
    change: { what: 'moved', list, key, by, position, turn } as const,
  };
}

/** Begins to write, at a field if one is named; a list that is empty gets its first entry. */
export function startEditing(context: ProfileEditorContext, field: string | undefined) {
  const start = { ...context, ...withDraft(context, currentDraft(context)), errors: {}, change: null };
  const list = entryLists.find((each) => each === field);
  const begins =
    list && currentDraft(start).lists[list].length === 0
      ? addEntry(start, list)
      : focusOn(start, field ? fieldToFocus(currentDraft(start), field) : null);
  return { storedDraft: start.storedDraft, errors: {}, ...begins, change: null };
}
