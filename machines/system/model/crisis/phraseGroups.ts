/** How plainly a message tells of danger. `aboutOther`: somebody is worried about another person. */
export type CrisisLevel = 'explicit' | 'indirect' | 'aboutOther';

/** What kind of help comes first. `assault`: sexual assault or harassment; `homeless`: no safe place tonight. */
export type CrisisKind = 'suicide' | 'overdose' | 'medical' | 'violence' | 'abuse' | 'assault' | 'homeless';

/** By name: phrases of one level and kind, as parts of regular expressions over normalized lower-case words. */
export type PhraseGroups = Readonly<
  Record<string, { level: CrisisLevel; kind: CrisisKind; phrases: readonly string[] }>
>;
