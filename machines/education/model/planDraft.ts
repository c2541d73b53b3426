import * as z from 'zod/mini';
import { nextTerms } from '../../applications/model/index.ts';
import type { Term } from '../../applications/model/index.ts';
import { schoolMoney } from '../../reference/model/index.ts';
import type { SchoolDetail } from '../../reference/model/index.ts';
import { takesRibbon, termDays } from './benefitPlan.ts';
import type { BenefitPlan } from './benefitPlan.ts';
import type { GiBillBenefits } from './giBillBenefits.ts';
import { benefitChapters, benefitTiers, entitlementMonths, loads } from './giBillRates.ts';
import type { BenefitPercent } from './giBillRates.ts';
import type { UniversityProgram } from './programs.ts';
import { parseStored } from '../../model/text/stored.ts';

/** Maximum number of terms in a plan. */
export const planTermsMax = 12;
/** Number of terms that can be planned ahead. */
const termsOffered = 18;
/** Maximum plausible amounts, in dollars. */
export const planLimits = {
  tuition: 200_000,
  ribbon: 100_000,
  housing: 10_000,
  onlineHousing: 10_000,
} as const;

export const planFields = ['monthsLeft', 'tuition', 'ribbon', 'housing', 'onlineHousing'] as const;
export type PlanField = (typeof planFields)[number];

const line = z.string().check(z.maxLength(40));
export const planDraftSchema = z.object({
  terms: z
    .array(
      z.object({
        term: z.string().check(z.refine((term) => termDays(term) !== null)),
        load: z.enum(loads),
        isOnline: z.optional(z.boolean()),
      }),
    )
    .check(z.maxLength(planTermsMax)),
  chapter: z.enum(benefitChapters),
  /** As typed. */
  monthsLeft: line,
  percent: z.number().check(z.refine((percent) => benefitTiers.some((tier) => tier.percent === percent))),
  /** Id of a program, or empty for the person's own school. */
  programId: line,
  isPublic: z.boolean(),
  tuition: line,
  /** What the school gives a year in the Yellow Ribbon Program. */
  ribbon: z.prefault(line, '0'),
  /** A month's housing in chapter 33, otherwise what the program pays a month. */
  housing: line,
  /** A month's housing if all classes are online. */
  onlineHousing: line,
  /** Last day for which the housing was published. Left out: the person entered it. */
  housingTo: z.optional(line),
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
    chapter: '33',
    percent: 100,
    ribbon: '0',
    onlineHousing: '0',
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

/** Whether a plan has terms that are paid the rate of online classes. */
export const hasOnlineTerms = ({ chapter, terms }: Pick<PlanDraft, 'chapter' | 'terms'>): boolean =>
  chapter === '33' && terms.some(({ isOnline }) => isOnline);

/** Fields with an invalid or too large number, of those that count. */
export const planErrors = (draft: PlanDraft): PlanField[] =>
  planFields.filter((field) => {
    if (field === 'onlineHousing' && !hasOnlineTerms(draft)) return false;
    if (field === 'ribbon' && !takesRibbon(draft)) return false;
    const figure = parseFigure(draft[field]);
    return figure === null || figure > most[field];
  });

/** The plan to calculate, with 0 for invalid numbers. */
export const planOf = (draft: PlanDraft): BenefitPlan => {
  const errors = planErrors(draft);
  const figure = (field: PlanField) => (errors.includes(field) ? 0 : (parseFigure(draft[field]) ?? 0));
  return {
    chapter: draft.chapter,
    terms: draft.terms,
    monthsLeft: figure('monthsLeft'),
    percent: draft.percent as BenefitPercent,
    isPublic: draft.isPublic,
    tuition: figure('tuition'),
    ribbon: figure('ribbon'),
    monthly: figure('housing'),
    onlineMonthly: figure('onlineHousing'),
    monthlyTo: draft.housingTo ?? null,
  };
};

/** Parses the stored plan. Corrupt or missing text gives none. */
export const parsePlanDraft = (text: string | null): PlanDraft | null =>
  parseStored(planDraftSchema, text, null);

/** A plan with a school's own figures. What is not known of it, or does not depend on it, stays as the person entered it. */
export function planAt(draft: PlanDraft, detail: SchoolDetail): PlanDraft {
  const { id, name, control, tuition } = detail.school;
  const { housing, isOnlineOnly, onlineHousing } = schoolMoney(detail);
  const { inState = null, inStateFees = null, year = null } = tuition ?? {};
  const isPriced = inState !== null && inStateFees !== null;
  // The other programs pay the person the same at any school.
  const paysHousing = draft.chapter === '33';
  const monthly = paysHousing
    ? (housing?.monthly ?? (isOnlineOnly ? onlineHousing?.amount : undefined))
    : undefined;
  const paid = housing ?? onlineHousing;
  const { housingTo: _, ...own } = draft;
  return {
    ...(monthly === undefined ? draft : own),
    programId: '',
    ribbon: '0',
    ...(control !== null && { isPublic: control === 'public' }),
    ...(isPriced && { tuition: String(inState + inStateFees) }),
    ...(monthly !== undefined && { housing: String(monthly), ...(paid?.to && { housingTo: paid.to }) }),
    ...(onlineHousing && { onlineHousing: String(onlineHousing.amount) }),
    school: {
      id,
      name,
      tuitionYear: isPriced ? year : null,
      housingFrom: monthly === undefined ? null : (paid?.from ?? null),
      housingTo: monthly === undefined ? null : (paid?.to ?? null),
    },
  };
}
