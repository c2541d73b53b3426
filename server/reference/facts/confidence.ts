import type { confidences } from '@vetsync/machines/admin/model';

/**
 * How sure a fact is. Official: read on a copy of the official page. Reported: at least two texts say it. The others have one
 * source, are computed, contradict each other, or were not read or found anywhere.
 */
export type Confidence = (typeof confidences)[number];
export type ShownConfidence = Extract<Confidence, 'official' | 'reported'>;

/** Only these are shown. What is reported comes with the words for it. */
export const isShown = <Fact extends { confidence: Confidence }>(
  fact: Fact,
): fact is Fact & { confidence: ShownConfidence } =>
  fact.confidence === 'official' || fact.confidence === 'reported';

/** To be shown beside what is reported, with the page. */
export const reportedWords = 'As reported; confirm on the official page.';
