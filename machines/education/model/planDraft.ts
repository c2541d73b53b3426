import * as z from 'zod/mini';
import { nextTerms } from '../../applications/model/index.ts';
import type { Term } from '../../applications/model/index.ts';
import { termDays } from './benefitPlan.ts';
import type { BenefitPlan } from './benefitPlan.ts';
import type { GiBillBenefits } from './giBillBenefits.ts';
import { benefitTiers, entitlementMonths, loads } from './giBillRates.ts';
import type { BenefitPercent } from './giBillRates.ts';
import type { UniversityProgram } from './programs.ts';

/** Maximum number of terms in a plan. */
export const planTermsMax = 12;
/** Number of terms that can be planned ahead. */
const termsOffered = 18;
/** Maximum plausible amounts, in dollars. */
export const planLimits = { tuition: 200_000, housing: 10_000 } as const;

export const planFields = ['monthsLeft', 'tuition', 'housing'] as const;
export type PlanField = (typeof planFields)[number];

const line = z.string().check(z.maxLength(40));
export const planDraftSchema = z.object({
  terms: z
    .array(
      z.object({
        term: z.string().check(z.refine((term) => termDays(term) !== null)),
        load: z.enum(loads),
      }),
    )
    .check(z.maxLength(planTermsMax)),
  /** As typed. */
  monthsLeft: line,
  percent: z.number().check(z.refine((percent) => benefitTiers.some((tier) => tier.percent === percent))),
  /** Id of a program, or empty for the person's own school. */
  programId: line,
  isPublic: z.boolean(),
  tuition: line,
  housing: line,
  /** Where these amounts are from, until the person changes one. Null within: it was not known there. */
  school: z.optional(
    z.object({
      id: line,
      name: z.string().check(z.maxLength(300)),
      tuitionYear: z.nullable(line),
      housingFrom: z.nullable(line),
      housingTo: z.nullable(line),
    }),
  ),
});
export type PlanDraft = z.infer<typeof planDraftSchema>;

/** The terms that can be added: the next ones from `now` that are not in the plan. */
export const availableTerms = (now: number, { terms }: PlanDraft): Term[] =>
  nextTerms(now, termsOffered).filter(({ value }) => !terms.some(({ term }) => term === value));

/**
 * The initial plan: two years of fall and spring, with the person's own figures at a program. If unknown, with the maximum
 * entitlement and no amounts.
 */
export function initialPlan(
  now: number,
  known: { program: UniversityProgram; benefits: GiBillBenefits } | null,
): PlanDraft {
  const next = nextTerms(now, termsOffered).filter(({ value }) => !value.startsWith('summer'));
  return {
    terms: next.slice(0, 4).map(({ value }) => ({ term: value, load: 'full' })),
    percent: 100,
    ...(known
      ? {
          monthsLeft: String(known.benefits.monthsRemaining),
          programId: known.program.id,
          isPublic: known.program.isPublic,
          tuition: String(known.program.tuitionCost),
          housing: String(known.benefits.housing),
        }
      : { monthsLeft: String(entitlementMonths), programId: '', isPublic: true, tuition: '0', housing: '0' }),
  };
}

/** Parses an amount such as `$12,500.00`; null if invalid. */
export function parseFigure(text: string): number | null {
  const plain = text.replace(/[$,\s]/g, '');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

const most: Readonly<Record<PlanField, number>> = { monthsLeft: entitlementMonths, ...planLimits };
/** Fields with an invalid or too large number. */
export const planErrors = (draft: PlanDraft): PlanField[] =>
  planFields.filter((field) => {
    const figure = parseFigure(draft[field]);
    return figure === null || figure > most[field];
  });

/** The plan to calculate, with 0 for invalid numbers. */
export const planOf = (draft: PlanDraft): BenefitPlan => {
  const errors = planErrors(draft);
  const figure = (field: PlanField) => (errors.includes(field) ? 0 : (parseFigure(draft[field]) ?? 0));
  return {
    terms: draft.terms,
    monthsLeft: figure('monthsLeft'),
    percent: draft.percent as BenefitPercent,
    isPublic: draft.isPublic,
    tuition: figure('tuition'),
    housing: figure('housing'),
  };
};

/** Parses the stored plan. Corrupt or missing text gives none. */
export function parsePlanDraft(text: string | null): PlanDraft | null {
  try {
    const parsed = planDraftSchema.safeParse(JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
