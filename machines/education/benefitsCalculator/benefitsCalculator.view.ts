import type { SnapshotFrom } from 'xstate';
import type { HousingRate } from '../../reference/model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import {
  benefitTiers,
  entitlementMonths,
  giBillSource,
  housingSource,
  loads,
  planErrors,
  planFigures,
  planLimits,
  planOf,
  planTermsMax,
  tuitionRateOn,
  availableTerms,
} from '../model/index.ts';
import { termLabel } from '../../applications/model/index.ts';
import type { Load, PlanDraft, PlanField, PlanFigures, TermFigures, TuitionRate } from '../model/index.ts';
import type { Term } from '../../applications/model/index.ts';
import type { benefitsCalculatorMachine } from './benefitsCalculator.machine.ts';

export interface BenefitsCalculatorView {
  state: 'calculated' | 'unreadable' | 'empty';
  /** `reading`: a school's figures. `taken`: they are in the plan. */
  school: 'none' | 'reading' | 'taken' | 'failed';
  /** The look-up of a housing rate by ZIP code. Null where nobody knows rates, as in the demo. */
  zip: { digits: string; isReading: boolean; rate: HousingRate | 'unknown' | 'failed' | null } | null;
  draft: PlanDraft;
  errors: readonly PlanField[];
  limits: typeof planLimits & { monthsLeft: number };
  tiers: typeof benefitTiers;
  loads: readonly Load[];
  /** Programs to copy the tuition from. */
  programs: readonly { value: string; label: string; help: string }[];
  figures: PlanFigures;
  /** In calendar order, with labels. */
  terms: readonly (TermFigures & { label: Phrase })[];
  /** Name of the first unpaid term, or null. */
  unpaidFrom: Phrase | null;
  /** Parsed months at the start. */
  monthsAtStart: number;
  entitlementMonths: number;
  /** Terms that can be added. */
  offered: readonly Term[];
  canAdd: boolean;
  /** The newest rate of the table and its source. */
  rate: TuitionRate;
  source: typeof giBillSource;
  housingSource: typeof housingSource;
}

export function benefitsCalculatorView({
  value,
  context,
}: SnapshotFrom<typeof benefitsCalculatorMachine>): BenefitsCalculatorView {
  const { draft, programs, now } = context;
  const plan = planOf(draft);
  const figures = planFigures(plan);
  const offered = availableTerms(now(), draft);
  const first = figures.terms[0]?.start ?? new Date(now()).toISOString().slice(0, 10);
  return {
    state: value === 'unreadable' || value === 'empty' ? value : 'calculated',
    school:
      value === 'reading' ? 'reading' : draft.school ? 'taken' : context.schoolFailed ? 'failed' : 'none',
    zip: context.rates && { digits: context.zip, isReading: value === 'lookingUp', rate: context.rate },
    draft,
    errors: planErrors(draft),
    limits: { ...planLimits, monthsLeft: entitlementMonths },
    tiers: benefitTiers,
    loads,
    programs: programs.map(({ id, name, program }) => ({ value: id, label: name, help: program })),
    figures,
    terms: figures.terms.map((term) => ({ ...term, label: termLabel(term.term) })),
    unpaidFrom: figures.unpaidFrom === null ? null : termLabel(figures.unpaidFrom),
    monthsAtStart: plan.monthsLeft,
    entitlementMonths,
    offered,
    canAdd: offered.length > 0 && draft.terms.length < planTermsMax,
    rate: tuitionRateOn(first).rate,
    source: giBillSource,
    housingSource,
  };
}
