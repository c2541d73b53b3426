import type {
  FieldErrors,
  Reader,
  ViewerBuddy,
  ViewerContact,
  ViewerContactField,
  ViewerPosting,
  ViewerSample,
  ViewerType,
} from '../model/index.ts';

export type ProfileViewerState =
  | 'reading'
  | 'buddies'
  | 'support'
  | 'writing'
  | 'invalid'
  | 'sending'
  | 'confirmingDiscard';

export interface ProfileViewerView {
  state: ProfileViewerState;
  viewer: ViewerType;
  veteran: ViewerSample;
  postings: readonly (ViewerPosting & { matches: number })[];
  /** Battle buddies over all postings. */
  matches: { total: number; connected: number; available: number };
  /** The posting whose battle buddies are listed, or null. */
  buddies: { posting: ViewerPosting; people: readonly (ViewerBuddy & { requested: boolean })[] } | null;
  support: 'claim' | 'housing' | null;
  /** Where sessions are booked. */
  wellnessHref: string;
  contact: ViewerContactView;
  reader: Reader;
}

/** What an organisation sends from the card at the foot; a veteran has none. */
export interface ViewerContactView {
  open: boolean;
  /** Fields of this viewer's form, in their order. */
  order: readonly ViewerContactField[];
  fields: ViewerContact;
  errors: FieldErrors<ViewerContactField>;
  focus: ViewerContactField | null;
  attempt: number;
  limits: Readonly<Record<ViewerContactField, number>>;
  /** First and last day that may be chosen, as `YYYY-MM-DD`. */
  days: { first: string; last: string };
  busy: boolean;
}
