import type { SnapshotFrom } from 'xstate';
import { formatComparedSchools, schoolMoney, schoolSources } from '../../reference/model/index.ts';
import type { FactSource, SchoolDetail, SchoolMoney } from '../../reference/model/index.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { educationHref, planAt, planErrors, planFigures, planOf } from '../model/index.ts';
import type { PlanFigures } from '../model/index.ts';
import type { schoolComparisonMachine } from './schoolComparison.machine.ts';

export interface ComparedSchool extends SchoolDetail {
  id: string;
  money: SchoolMoney;
  /** What the person's plan comes to there. Null: the plan has a number that can't be read. */
  plan: PlanFigures | null;
  href: string;
  /** The Benefits Calculator with its figures. */
  planHref: string;
}

export interface SchoolComparisonView {
  state: 'reading' | 'compared' | 'empty' | 'failed';
  schools: readonly ComparedSchool[];
  /** Terms of the plan. */
  terms: number;
  /** The search, with the same schools chosen. */
  searchHref: string;
  sources: readonly FactSource[];
  problem: Phrase;
}

export function schoolComparisonView({
  value,
  context: { ids, schools, plan, at, problem },
}: SnapshotFrom<typeof schoolComparisonMachine>): SchoolComparisonView {
  const shown = schools.filter(({ school }) => ids.includes(school.id));
  const compare = formatComparedSchools(ids);
  return {
    state: value === 'routing' ? 'reading' : value,
    schools: shown.map((detail) => {
      const { id } = detail.school;
      const own = planAt(plan, detail);
      return {
        ...detail,
        id,
        money: schoolMoney(detail),
        plan: planErrors(own).length > 0 ? null : planFigures(planOf(own)),
        href: educationHref(at, 'schools', { school: id, compare }),
        planHref: educationHref(at, 'calculator', { school: id }),
      };
    }),
    terms: plan.terms.length,
    searchHref: educationHref(at, 'schools', { compare }),
    sources: schoolSources(...shown.map(({ sources }) => sources)),
    problem: problemMessage(problem),
  };
}
