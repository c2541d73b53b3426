import type { Phrase } from '../../system/model/phrase.ts';
import type { SnapshotFrom } from 'xstate';
import {
  branches,
  components,
  changedFields,
  completionItems,
  hasProfileChanges,
  draftOf,
  draftOrder,
  entryLists,
  filledParts,
  leavings,
  canAddEntry,
  missingItems,
  portraits,
  profileCompletion,
  profileLimits,
  publicProfile,
  resumeOf,
  serviceCharacters,
} from '../model/index.ts';
import { problemMessage, type CrisisFinding } from '../../system/model/index.ts';
import { signInHref } from '../../account/model/index.ts';
import type {
  Branch,
  CompletionItem,
  EntryList,
  PaperSize,
  Portrait,
  Profile,
  ProfileDraft,
  ProfileTextField,
  PublicPart,
  Resume,
} from '../model/index.ts';
import type { Day } from '../../model/time/index.ts';
import type { profileEditorMachine } from './profileEditor.machine.ts';
import type { EntryChange } from './editedProfile.ts';

export type ProfileEditorState =
  | 'loading'
  | 'loadFailed'
  | 'viewing'
  | 'saved'
  | 'resume'
  | 'public'
  | 'editing'
  | 'invalid'
  | 'saving'
  | 'failed'
  /** Waiting for the proof dialog. */
  | 'proving'
  | 'signedOut'
  | 'comparing'
  | 'conflict'
  | 'confirmingDiscard';

/** A missing item of the profile, and the URL of its field in the editor. */
export interface MissingItem {
  item: CompletionItem;
  href: string;
}

export interface ProfileFormView {
  draft: ProfileDraft;
  /** What is written is about a crisis. */
  crisis: CrisisFinding | null;
  /** Messages by field name: `bio`, or `experience.{key}.title` for a part of an entry. */
  errors: Readonly<Partial<Record<string, Phrase>>>;
  /** Field names in the order of the form. */
  order: readonly string[];
  /** The field that takes focus; `attempt` grows each time one should. */
  focus: string | null;
  attempt: number;
  /** Most characters of each text. */
  limits: typeof profileLimits;
  portraits: readonly Portrait[];
  branches: readonly Branch[];
  components: typeof components;
  leavings: typeof leavings;
  serviceCharacters: typeof serviceCharacters;
  /** Where calendars open that have no date yet. */
  today: Day;
  /** Lists that have room for another entry. */
  canAdd: Readonly<Record<EntryList, boolean>>;
  /** What is written was brought back from before a reload or a lost session. */
  restored: boolean;
  /** Nothing can be changed while it is stored. */
  busy: boolean;
  /** What was added, moved or removed last; it is announced. */
  change: EntryChange | null;
  /** What was changed elsewhere since this was begun. */
  conflict: readonly (ProfileTextField | EntryList)[];
}

export interface ProfileEditorView {
  state: ProfileEditorState;
  /** What the tab shows: the profile with its sections, the form, the resume, or a placeholder. */
  page: 'loading' | 'loadFailed' | 'profile' | 'form' | 'resume' | 'public';
  profile: Profile;
  /** Stars of 5, or null if nobody has rated. */
  rating: number | null;
  /** Of the eight items (platform spec, section 3). */
  completion: { percent: number; done: number; of: number; missing: readonly MissingItem[] };
  /** Unsaved words of an earlier visit are waiting in the editor. */
  draftWaiting: boolean;
  /** "View Public Profile". */
  publicHref: string;
  /** The profile as others see it, and the parts that can be shown or hidden. */
  public: { profile: Profile; parts: readonly { part: PublicPart; isShown: boolean }[] };
  form: ProfileFormView;
  resume: Resume;
  paper: PaperSize;
  /** Where to sign in again, and come back from. */
  signInHref: string;
  /** Why loading or saving failed, or null. */
  problem: Phrase | null;
}

const pages = { loading: 'loading', loadFailed: 'loadFailed', resume: 'resume', public: 'public' } as const;
const busyStates: readonly ProfileEditorState[] = ['saving', 'proving', 'comparing'];
const failedStates: readonly ProfileEditorState[] = ['loadFailed', 'failed'];

const openAddress = (address: string, open: string) =>
  `${address}${address.includes('?') ? '&' : '?'}open=${open}`;
const editorAddress = (address: string, field?: string) =>
  `${openAddress(address, 'edit')}${field ? `&field=${field}` : ''}`;

export function profileEditorView({
  value,
  context,
}: SnapshotFrom<typeof profileEditorMachine>): ProfileEditorView {
  const { stored, storedDraft, address, rating, hidden, paper } = context;
  const { profile } = stored;
  const isForm = typeof value === 'object';
  const state = (typeof value === 'object' ? value.form : value) as ProfileEditorState;
  const missing = missingItems(profile);
  const draft = storedDraft?.draft ?? draftOf(profile);
  return {
    state,
    page: isForm ? 'form' : (pages[state as keyof typeof pages] ?? 'profile'),
    profile,
    rating,
    completion: {
      percent: profileCompletion(profile),
      done: completionItems.length - missing.length,
      of: completionItems.length,
      missing: missing.map((item) => ({ item, href: editorAddress(address, item) })),
    },
    draftWaiting: !isForm && storedDraft !== null && hasProfileChanges(draft, storedDraft.base.profile),
    publicHref: openAddress(address, 'public'),
    public: {
      profile: publicProfile(profile, hidden),
      parts: filledParts(profile).map((part) => ({ part, isShown: !hidden.includes(part) })),
    },
    form: {
      draft,
      crisis: context.crisis.finding,
      errors: context.errors,
      order: draftOrder(draft),
      focus: context.focus,
      attempt: context.attempt,
      limits: profileLimits,
      portraits,
      branches,
      components,
      leavings,
      serviceCharacters,
      today: context.today,
      canAdd: Object.fromEntries(entryLists.map((list) => [list, canAddEntry(draft, list)])) as Record<
        EntryList,
        boolean
      >,
      restored: context.restored,
      busy: busyStates.includes(state),
      change: context.change,
      conflict:
        context.theirs && storedDraft ? changedFields(storedDraft.base.profile, context.theirs.profile) : [],
    },
    resume: resumeOf(profile),
    paper,
    signInHref: signInHref(editorAddress(address)),
    problem: failedStates.includes(state) ? problemMessage(context.problem) : null,
  };
}
