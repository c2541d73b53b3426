import type { BenefitPercent, Load, PlanDraft, PlanField } from '../model/index.ts';

/** Events that the calculator sends. */
export type BenefitsCalculatorEvent =
  | { type: 'figure.change'; field: PlanField; value: string }
  | { type: 'percent.choose'; percent: BenefitPercent }
  /** Copies tuition and kind of school from a program; empty for the person's own school. */
  | { type: 'program.choose'; programId: string }
  | { type: 'school.choose'; isPublic: boolean }
  /** Adds this term, or the next one that is not planned yet. */
  | { type: 'term.add'; term?: string }
  | { type: 'term.remove'; term: string }
  | { type: 'load.choose'; term: string; load: Load }
  | { type: 'plan.reset' };

/** Stores this plan for a reload; null if it is the initial one. */
export type BenefitsCalculatorEmitted = { type: 'plan.changed'; plan: PlanDraft | null };
