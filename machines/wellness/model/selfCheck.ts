import * as z from 'zod/mini';
import { parseStored } from '../../model/text/stored.ts';

/** What the self-check asks about, in its order; safety comes last. */
export const checkAreas = [
  'sleep',
  'mood',
  'tension',
  'dailyLife',
  'connection',
  'coping',
  'safety',
] as const;
export type CheckArea = (typeof checkAreas)[number];

/** How often in the last two weeks, from 0 to 3. */
export const checkAnswers = [0, 1, 2, 3] as const;
export type CheckAnswer = (typeof checkAnswers)[number];
export type CheckAnswers = Readonly<Partial<Record<CheckArea, CheckAnswer>>>;

const answersSchema = z.partialRecord(z.enum(checkAreas), z.literal([...checkAnswers]));

/** Parses stored answers. Corrupt or missing text gives none. */
export const parseCheckAnswers = (text: string | null): CheckAnswers => parseStored(answersSchema, text, {});

/** A question by its number from 0, or the result; null: before the first. */
export type CheckStep = number | 'result' | null;

/** The first question without an answer; as many as there are questions when all have one. */
export const firstUnanswered = (answers: CheckAnswers): number => {
  const at = checkAreas.findIndex((area) => answers[area] === undefined);
  return at === -1 ? checkAreas.length : at;
};

/** The step that can be shown where `asked` is asked for: nothing is skipped. */
export function reachableStep(requestedEvidence: CheckStep, answers: CheckAnswers): CheckStep {
  const open = firstUnanswered(answers);
  if (requestedEvidence === null) return null;
  if (requestedEvidence === 'result') return open === checkAreas.length ? 'result' : open;
  return Math.min(Math.max(0, Math.trunc(requestedEvidence)), open, checkAreas.length - 1);
}

/** Reads `?question=2` (from 1) or `?question=result`. */
export function parseCheckStep(value: string | undefined): CheckStep {
  if (value === 'result') return 'result';
  return /^[1-9]$/.test(value ?? '') ? Number(value) - 1 : null;
}
export const formatCheckStep = (step: CheckStep): string | null =>
  typeof step === 'number' ? String(step + 1) : step;

export const checkResults = ['steady', 'watch', 'support', 'crisis'] as const;
export type CheckResult = (typeof checkResults)[number];

/** Lowest sums for each result, without the answer on safety; the maximum is 18. An orientation, not a diagnosis. */
export const checkThresholds = { watch: 5, support: 10, crisis: 15 } as const;

/** Sum of all answers but the one on safety. */
export const sumCheckAnswers = (answers: CheckAnswers): number =>
  checkAreas.filter((area) => area !== 'safety').reduce((sum, area) => sum + (answers[area] ?? 0), 0);

/**
 * What the answers hint at. Any thought of harm, or very much of everything, is a crisis: the crisis line comes first.
 * Nearly every day without hope is never less than reason for support.
 */
export function checkResultOf(answers: CheckAnswers): CheckResult {
  const sum = sumCheckAnswers(answers);
  if ((answers.safety ?? 0) > 0 || sum >= checkThresholds.crisis) return 'crisis';
  if (sum >= checkThresholds.support || answers.mood === 3) return 'support';
  return sum >= checkThresholds.watch || answers.mood === 2 ? 'watch' : 'steady';
}

export const checkSteps = [
  'crisisLine',
  'mentalHealth',
  'primaryCare',
  'battleBuddy',
  'community',
  'again',
] as const;
export type CheckNextStep = (typeof checkSteps)[number];

/** What becomes of the answers, and where the next steps lead. */
export interface CheckKeeping {
  keptIn: 'browser' | 'account';
  /** Where next steps lead, if elsewhere than in this tab. */
  hrefs?: Partial<Record<CheckNextStep, string>>;
  /** Next steps that are not offered. */
  without?: readonly CheckNextStep[];
}

/** Help for each area with a high answer. */
const stepOfArea: Readonly<Record<CheckArea, CheckNextStep>> = {
  sleep: 'primaryCare',
  mood: 'mentalHealth',
  tension: 'mentalHealth',
  dailyLife: 'primaryCare',
  connection: 'community',
  coping: 'mentalHealth',
  safety: 'crisisLine',
};
const stepsOfResult: Readonly<Record<CheckResult, readonly CheckNextStep[]>> = {
  steady: ['again'],
  watch: ['battleBuddy', 'again'],
  support: ['mentalHealth', 'battleBuddy'],
  crisis: ['crisisLine', 'mentalHealth'],
};
/** Lowest answer that counts as high. */
const heavy: CheckAnswer = 2;

/** Areas with a high answer, in the order of the questions. */
export const severeAreas = (answers: CheckAnswers): CheckArea[] =>
  checkAreas.filter((area) => (answers[area] ?? 0) >= (area === 'safety' ? 1 : heavy));

/** What to do next, most important first, each once. */
export function nextStepsOf(answers: CheckAnswers): CheckNextStep[] {
  const wanted = new Set([
    ...stepsOfResult[checkResultOf(answers)],
    ...severeAreas(answers).map((area) => stepOfArea[area]),
  ]);
  return checkSteps.filter((step) => wanted.has(step));
}
