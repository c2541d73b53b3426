import type { CrisisHelp } from './crisisHelp.ts';

/** What was found, with what helps; `unchecked`: what finds it could not be loaded, so nobody knows. */
export type CrisisFinding = CrisisHelp | 'unchecked';

/** What is checked together. */
export interface CrisisTexts {
  own: readonly string[];
  /** What somebody wrote to them, if they may have to help. */
  theirs?: string;
  /** Name of the conversation or form. The card of one is not shown in another. */
  of?: string | null;
}

/** What is known of what somebody writes. */
export interface CrisisWatch {
  /** The texts that were asked about last, as {@link crisisKeyOf}. */
  key: string;
  of: string;
  /** Whether the answer about them has come. */
  isChecked: boolean;
  /** What the card is about; null: there is none. */
  finding: CrisisFinding | null;
  /** The finding whose card was put away. */
  dismissed: string | null;
  /** What is written is sent once it is checked. */
  isSending: boolean;
}

export const noCrisis: CrisisWatch = {
  key: '',
  of: '',
  isChecked: true,
  finding: null,
  dismissed: null,
  isSending: false,
};

/** Names texts; empty if nothing is written. */
export function crisisKeyOf({ own, theirs = '' }: CrisisTexts): string {
  const all = [...own, theirs].map((text) => text.trim());
  return all.some(Boolean) ? all.join('\n\n') : '';
}
const nameOf = (finding: CrisisFinding) =>
  finding === 'unchecked' ? finding : `${finding.level} ${finding.kind}`;

/** Signs, and what could not be checked, go with the words. The card of a plain danger stays until it is put away. */
export const isPlainDanger = (finding: CrisisFinding | null): boolean =>
  finding !== null && finding !== 'unchecked' && finding.level !== 'indirect';

export const isAskedAbout = ({ key, of }: CrisisWatch, texts: CrisisTexts) =>
  key === crisisKeyOf(texts) && of === (texts.of ?? '');

export function withAsked(watch: CrisisWatch, texts: CrisisTexts): CrisisWatch {
  const of = texts.of ?? '';
  const asked = { key: crisisKeyOf(texts), of, isChecked: false };
  const next = of === watch.of ? { ...watch, ...asked } : { ...noCrisis, ...asked };
  // An empty field tells nothing new: the card of what was just sent stays.
  return next.key === '' ? { ...next, isChecked: true, dismissed: null } : next;
}

export function withFinding(watch: CrisisWatch, finding: CrisisFinding | null): CrisisWatch {
  const known = { ...watch, isChecked: true, isSending: false };
  if (finding === null)
    return isPlainDanger(watch.finding) ? known : { ...known, finding: null, dismissed: null };
  if (nameOf(finding) === watch.dismissed) return known;
  return isPlainDanger(watch.finding) && !isPlainDanger(finding) ? known : { ...known, finding };
}

export const withoutCard = (watch: CrisisWatch): CrisisWatch => ({
  ...watch,
  finding: null,
  dismissed: watch.finding && nameOf(watch.finding),
});
