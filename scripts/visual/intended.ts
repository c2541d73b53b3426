/**
 * What a change means to look different. `intended.json` belongs to the change: what the base has in it already was meant by
 * an earlier one and no longer counts.
 */
import type { Finding, Seen } from './visit.ts';

export const intendedFile = 'tests/visual/intended.json';

export interface Intention {
  /** A story's id, or its start and a `*`: `components-button--*`. */
  story: string;
  reason: string;
}

/** @throws if a line has no story or no reason. */
export function readIntentions(text: string): Intention[] {
  const lines = JSON.parse(text) as Partial<Intention>[];
  return lines.map(({ story = '', reason = '' }) => {
    if (!story.trim() || !reason.trim())
      throw new Error(`Each line of ${intendedFile} needs a story and a reason`);
    return { story, reason };
  });
}

export interface Intentions {
  /** Of this change. */
  current: Intention[];
  /** To be removed from the file. */
  earlier: Intention[];
}

/** @param inBase What the file has in the base. */
export function intentionsOf(inFile: readonly Intention[], inBase: readonly Intention[]): Intentions {
  const isEarlier = ({ story, reason }: Intention) =>
    inBase.some((one) => one.story === story && one.reason === reason);
  return { current: inFile.filter((one) => !isEarlier(one)), earlier: inFile.filter(isEarlier) };
}

const storyOf = ({ name }: Finding) => name.split('#')[0]!;
const isAbout = ({ story }: Intention, finding: Finding) =>
  story.endsWith('*') ? storyOf(finding).startsWith(story.slice(0, -1)) : storyOf(finding) === story;

/** A changed picture that is meant to differ becomes `meant`. */
export function applyIntentions<Found extends Finding | Seen>(
  { current }: Intentions,
  findings: readonly Found[],
): Found[] {
  return findings.map((finding) => {
    const intention = current.find((one) => finding.outcome === 'changed' && isAbout(one, finding));
    return intention ? { ...finding, outcome: 'meant', detail: intention.reason } : finding;
  });
}

/** Intentions of this change that nothing follows. */
export const unmet = ({ current }: Intentions, findings: readonly Finding[]): Intention[] =>
  current.filter((one) => !findings.some((finding) => finding.outcome === 'meant' && isAbout(one, finding)));

/** The lines to add if everything that changed is meant, one for each story file. */
export const linesFor = (findings: readonly Finding[]): string[] => {
  const changed = findings.filter(({ outcome }) => outcome === 'changed').map(storyOf);
  const files = Map.groupBy(new Set(changed), (story) => story.split('--')[0]!);
  return [...files].map(([file, stories]) =>
    JSON.stringify({ story: stories.length > 1 ? `${file}--*` : stories[0], reason: '' }),
  );
};
