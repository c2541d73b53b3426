import type {
  CompletionItem,
  EntryList,
  EntryPart,
  Paper,
  Profile,
  ProfileDraft,
  ProfileTextField,
  Role,
} from '../model/index.ts';

export type ProfileEditorState =
  | 'loading'
  | 'loadFailed'
  | 'viewing'
  | 'saved'
  | 'resume'
  | 'editing'
  | 'invalid'
  | 'saving'
  | 'failed'
  | 'signedOut'
  | 'conflict'
  | 'confirmingDiscard';

export interface ProfileEditorView {
  state: ProfileEditorState;
  /** What the tab shows: the profile with its sections, the form, the resume, or what stands for them. */
  page: 'loading' | 'loadFailed' | 'profile' | 'form' | 'resume';
  profile: Profile;
  role: Role;
  /** Stars of 5, or null where nobody has rated. */
  rating: number | null;
  /** Of the eight items (platform spec, section 3). */
  completion: { percent: number; done: number; of: number; missing: readonly MissingItem[] };
  /** "View Public Profile". */
  publicHref: string;
  form: ProfileFormView;
  paper: Paper;
  /** Where to sign in again, and come back from. */
  signInHref: string;
  /** Why loading or saving failed, or null. */
  problem: string | null;
}

/** Something the profile lacks, and the address of its field in the editor. */
export interface MissingItem {
  item: CompletionItem;
  href: string;
}

export interface ProfileFormView {
  draft: ProfileDraft;
  /** Messages by field name: `bio`, or `experience.{key}.title` for a part of an entry. */
  errors: Readonly<Partial<Record<string, string>>>;
  /** Field names in the order of the form. */
  order: readonly string[];
  /** The field that takes focus; `attempt` grows each time one should. */
  focus: string | null;
  attempt: number;
  /** Most characters of each text. */
  limits: Readonly<Record<ProfileTextField | `${EntryList}.${EntryPart}`, number>>;
  /** Lists that have room for another entry. */
  canAdd: Readonly<Record<EntryList, boolean>>;
  /** Something differs from the stored profile. */
  dirty: boolean;
  /** The draft was written before a reload or in another session. */
  restored: boolean;
  busy: boolean;
  /** What was added, moved or removed last, for people who listen: it is announced. */
  change: { what: 'added' | 'removed' | 'moved'; list: EntryList; position: number } | null;
}
