/** Goals of a day whose keeping makes readiness. */
export const readinessGoals = ['sleep', 'movement', 'calm', 'connection'] as const;
export type ReadinessGoal = (typeof readinessGoals)[number];

/** Days that the figure looks back. */
export const readinessDays = 28;
export const weekDays = 7;

export interface Readiness {
  /** Share of goals met in the last 28 days, in percent. */
  percent: number;
  met: number;
  of: number;
  goals: readonly { goal: ReadinessGoal; met: number; of: number; percent: number }[];
  /** In percent, oldest week first. */
  weeks: readonly number[];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const percent = (part: number, whole: number) => Math.round((100 * part) / whole);

/** Days of each week on which the veteran met a goal, oldest week first. */
export function readinessOf(met: Readonly<Record<ReadinessGoal, readonly number[]>>): Readiness {
  const goals = readinessGoals.map((goal) => {
    const days = sum(met[goal].slice(-readinessDays / weekDays));
    return { goal, met: days, of: readinessDays, percent: percent(days, readinessDays) };
  });
  const total = sum(goals.map((each) => each.met));
  const of = readinessDays * readinessGoals.length;
  const weeks = met.sleep.map((_, week) =>
    percent(sum(readinessGoals.map((goal) => met[goal][week] ?? 0)), weekDays * readinessGoals.length),
  );
  return { percent: percent(total, of), met: total, of, goals, weeks };
}
