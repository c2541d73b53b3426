/** How plainly a message tells of danger. `aboutOther`: somebody is worried about another person. */
export const crisisLevels = ['explicit', 'indirect', 'aboutOther'] as const;
export type CrisisLevel = (typeof crisisLevels)[number];

/** What kind of help comes first. `assault`: sexual assault or harassment; `homeless`: no safe place tonight. */
export const crisisKinds = [
  'suicide',
  'overdose',
  'medical',
  'violence',
  'abuse',
  'assault',
  'homeless',
] as const;
export type CrisisKind = (typeof crisisKinds)[number];

/** What a message tells of. */
export interface Crisis {
  level: CrisisLevel;
  kind: CrisisKind;
}

/** By name: phrases of one level and kind, as parts of regular expressions over normalized lower-case words. */
export type PhraseGroups = Readonly<
  Record<string, { level: CrisisLevel; kind: CrisisKind; phrases: readonly string[] }>
>;
