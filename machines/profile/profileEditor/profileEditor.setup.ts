import { assign, emit, setup } from 'xstate';
import { promiseNotProvided } from '../../kit/index.ts';
import {
  hasProfileChanges,
  draftErrors,
  draftOf,
  entryField,
  canAddEntry,
  profileOf,
  resumeTitle,
  withPart,
  rebaseDraft,
} from '../model/index.ts';
import { hasErrors, withoutError } from '../../system/model/index.ts';
import { crisisParts } from '../../system/crisis/crisisParts.ts';
import type { CrisisFound } from '../../system/crisis/crisisCheck.ts';
import type {
  EntryList,
  EntryPart,
  PaperSize,
  Profile,
  ProfileTextField,
  StoredProfile,
  PublicPart,
} from '../model/index.ts';
import type {
  ProfileEditorEvent,
  ProfileEditorParentEvent,
  ProfileEditorEmitted,
  ProfileOpen,
} from './profileEditor.events.ts';
import {
  addEntry,
  startEditing,
  currentDraft,
  moveEntry,
  withErrors,
  removeEntry,
  withDraft,
  serverErrors,
  workingDraft,
} from './editedProfile.ts';
import type { Entry, ProfileEditorContext, ProfileEditorInput } from './editedProfile.ts';
import { callSetup } from '../../kit/provenCall.ts';

type Event = ProfileEditorEvent | ProfileEditorParentEvent | CrisisFound;
const crisis = crisisParts<ProfileEditorContext, Event>({
  textsOf: ({ storedDraft }) => ({
    own: storedDraft ? [storedDraft.draft.text.bio, storedDraft.draft.text.goals] : [],
  }),
  sends: { type: 'form.submit' },
  closes: true,
});

const calls = callSetup<ProfileEditorContext, Event>()('');

export const profileEditorSetup = setup({
  types: {
    context: {} as ProfileEditorContext,
    events: {} as Event,
    emitted: {} as ProfileEditorEmitted,
    input: {} as ProfileEditorInput,
  },
  actors: {
    ...crisis.actors,
    /** Resolves with the stored profile, rejects with a Problem. */
    loadProfile: promiseNotProvided<StoredProfile>('loadProfile'),
    /**
     * Stores the whole profile if it is still the one of `basedOn` (its `updatedAt`); resolves with it as stored. Rejects with a
     * Problem: 409 if it was changed in the meantime, 401 if the session has ended, 422 with the invalid fields.
     */
    saveProfile: promiseNotProvided<StoredProfile, { profile: Profile; basedOn: string | null }>(
      'saveProfile',
    ),
  },
  actions: { ...crisis.actions, ...calls.actions },
  guards: { ...crisis.guards, ...calls.guards },
  delays: calls.delays,
}).extend({
  actions: {
    setStored: assign((_, { stored }: { stored: StoredProfile }) => ({ stored })),
    begin: assign(({ context }, { field }: { field?: string | undefined }) => startEditing(context, field)),
    beginAtStart: assign(({ context }) => startEditing(context, context.start.field)),
    changeText: assign(({ context }, { field, value }: { field: ProfileTextField; value: string }) => ({
      ...withDraft(context, {
        ...currentDraft(context),
        text: { ...currentDraft(context).text, [field]: value },
      }),
      errors: withoutError(context.errors, field),
    })),
    changeEntry: assign(
      ({ context }, { list, key, part, value }: Entry & { part: EntryPart; value: string }) => ({
        ...withDraft(context, withPart(currentDraft(context), list, key, part, value)),
        errors: withoutError(context.errors, entryField(list, key, part)),
      }),
    ),
    addEntry: assign(({ context }, { list }: { list: EntryList }) =>
      canAddEntry(currentDraft(context), list) ? addEntry(context, list) : {},
    ),
    removeEntry: assign(({ context }, entry: Entry) => removeEntry(context, entry)),
    moveEntry: assign(({ context }, entry: Entry & { by: -1 | 1 }) => moveEntry(context, entry)),
    emitDraft: emit(({ context }) => ({ type: 'draft.changed', draft: context.storedDraft })),
    clearDraft: assign({ storedDraft: null, restored: false, errors: {}, change: null, theirs: null }),
    showErrors: assign(({ context }) => withErrors(context, draftErrors(currentDraft(context)))),
    showRefusal: assign(({ context }) => withErrors(context, serverErrors(context))),
    setTheirs: assign((_, { theirs }: { theirs: StoredProfile }) => ({ theirs })),
    keepMine: assign(({ context }) => {
      const { base, draft: mine } = workingDraft(context);
      const theirs = context.theirs ?? base;
      return {
        storedDraft: { draft: rebaseDraft(mine, base.profile, theirs.profile), base: theirs },
        stored: theirs,
        theirs: null,
      };
    }),
    takeTheirs: assign(({ context }) => {
      const theirs = context.theirs ?? context.stored;
      return {
        storedDraft: { draft: draftOf(theirs.profile), base: theirs },
        stored: theirs,
        theirs: null,
        restored: false,
      };
    }),
    /** Without what was written here, the profile is as it was left elsewhere. */
    acceptTheirs: assign(({ context: { theirs, stored } }) => ({ stored: theirs ?? stored })),
    markRestored: assign({ restored: true }),
    showPart: assign(({ context }, { part, isShown }: { part: PublicPart; isShown: boolean }) => ({
      hidden: isShown ? context.hidden.filter((item) => item !== part) : [...context.hidden, part],
    })),
    emitHidden: emit(({ context }) => ({ type: 'hidden.changed', hidden: context.hidden })),
    choosePaper: assign((_, { paper }: { paper: PaperSize }) => ({ paper })),
    emitSaved: emit(({ context }) => ({ type: 'profile.saved', stored: context.stored })),
    emitRoute: emit((_, { open }: { open: ProfileOpen }) => ({ type: 'location.changed', open })),
    print: emit(({ context }) => ({
      type: 'page.print',
      title: context.write(resumeTitle(context.stored.profile)),
    })),
  },
  guards: {
    isKnown: ({ context }) => context.start.isKnown,
    startsInEditor: ({ context }) => context.start.open === 'edit',
    startsInResume: ({ context }) => context.start.open === 'resume',
    startsInPublic: ({ context }) => context.start.open === 'public',
    opens: (_, { open, what }: { open: ProfileOpen; what: ProfileOpen }) => open === what,
    namesField: (_, { open, field }: { open: ProfileOpen; field?: string | undefined }) =>
      open === 'edit' && field !== undefined,
    valid: ({ context }) => profileOf(currentDraft(context)) !== null,
    corrected: ({ context }) => !hasErrors(context.errors),
    dirty: ({ context }) => hasProfileChanges(currentDraft(context), workingDraft(context).base.profile),
    refused: ({ context }) => context.problem.status === 422 && hasErrors(serverErrors(context)),
    alreadyStored: ({ context }) =>
      context.theirs !== null && !hasProfileChanges(currentDraft(context), context.theirs.profile),
    outdated: ({ context }) => context.problem.status === 409,
  },
});

/** Whether the URL names this as open; for `location.changed`. */
export const opens = (what: Exclude<ProfileOpen, null>) =>
  ({
    type: 'opens',
    params: ({ event }: { event: { open: ProfileOpen } }) => ({ open: event.open, what }),
  }) as const;
