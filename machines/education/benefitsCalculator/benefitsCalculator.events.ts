import type { BenefitPercent, Load, PlanDraft, PlanField } from '../model/index.ts';

/** Events that the calculator sends. */
export type BenefitsCalculatorEvent =
  | { type: 'figure.change'; field: PlanField; value: string }
  | { type: 'percent.choose'; percent: BenefitPercent }
  /** Takes tuition and kind of school from a program; empty: a school of one's own. */
  | { type: 'program.choose'; programId: string }
  | { type: 'school.choose'; isPublic: boolean }
  /** The next term that is not planned yet, or this one. */
  | { type: 'term.add'; term?: string }
  | { type: 'term.remove'; term: string }
  | { type: 'load.choose'; term: string; load: Load }
  | { type: 'plan.reset' };

/** Keep this plan across a reload; null: it is the one it began with. */
export type BenefitsCalculatorEmitted = { type: 'draft.changed'; draft: PlanDraft | null };
