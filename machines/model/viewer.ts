/** Who looks at a veteran's profile (feature spec, section 4, "Profile viewer type"). */
export const viewerTypes = ['veteran', 'university', 'recruiter', 'nonprofit'] as const;
export type ViewerType = (typeof viewerTypes)[number];

/** What navigation state, else a property, else nobody said; anything unknown is a veteran. */
export const viewerTypeOf = (...said: readonly unknown[]): ViewerType =>
  viewerTypes.find((type) => type === said.find((each) => each !== undefined && each !== null)) ?? 'veteran';

/** What the address's `open` (and `posting`) names; null where nothing is open. */
export type ViewerOpen =
  | { what: 'buddies'; posting: string }
  | { what: 'claim' | 'housing' | 'contact' }
  | null;

export const viewerContactFields = ['opportunity', 'day', 'time', 'message'] as const;
export type ViewerContactField = (typeof viewerContactFields)[number];
/** What an organisation writes: the name of an opportunity, a day `YYYY-MM-DD`, a time `HH:MM`, a message. */
export type ViewerContact = Readonly<Record<ViewerContactField, string>>;
