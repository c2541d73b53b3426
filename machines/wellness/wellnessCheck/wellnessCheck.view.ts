import type { SnapshotFrom } from 'xstate';
import { checkAnswers, checkAreas, severeAreas, nextStepsOf } from '../model/index.ts';
import type { CheckAnswer, CheckArea, CheckKeeping, CheckNextStep, CheckResult } from '../model/index.ts';
import type { wellnessCheckMachine } from './wellnessCheck.machine.ts';

export interface WellnessCheckView {
  state: 'intro' | 'asking' | 'result';
  /** Where the answers are kept. */
  keptIn: CheckKeeping['keptIn'];
  /** How many questions have an answer, of how many. */
  answered: number;
  of: number;
  /** The question that is shown, its number from 0, and its answer. */
  question: { area: CheckArea; number: number; answer: CheckAnswer | null };
  answers: typeof checkAnswers;
  canGoOn: boolean;
  /** What the answers hint at, and what to do next; the link of the crisis line and of starting again is null. */
  result: {
    kind: CheckResult;
    heavy: readonly CheckArea[];
    steps: readonly { step: CheckNextStep; href: string | null }[];
  } | null;
}

export function wellnessCheckView({
  value,
  context,
}: SnapshotFrom<typeof wellnessCheckMachine>): WellnessCheckView {
  const { answers, step, links, keeping } = context;
  const number = typeof step === 'number' ? step : 0;
  const area = checkAreas[number] ?? 'sleep';
  const kind = typeof value === 'object' ? (value.result as CheckResult) : null;
  const hrefs: Record<CheckNextStep, string | null> = {
    crisisLine: null,
    again: null,
    mentalHealth: links.find['mental-health'],
    primaryCare: links.find['primary-care'],
    battleBuddy: links.battleBuddy,
    community: links.community,
    ...keeping.hrefs,
  };
  return {
    keptIn: keeping.keptIn,
    state: kind === null ? (value as 'intro' | 'asking') : 'result',
    answered: checkAreas.filter((each) => answers[each] !== undefined).length,
    of: checkAreas.length,
    question: { area, number, answer: answers[area] ?? null },
    answers: checkAnswers,
    canGoOn: answers[area] !== undefined,
    result: kind && {
      kind,
      heavy: severeAreas(answers),
      steps: nextStepsOf(answers)
        .filter((each) => !keeping.without?.includes(each))
        .map((each) => ({ step: each, href: hrefs[each] })),
    },
  };
}
