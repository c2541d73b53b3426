import type { SnapshotFrom } from 'xstate';
import { educationHref, giBillSource, planErrors, planFigures, planOf } from '../model/index.ts';
import { ownApplicationHref, shellHref } from '../../shell/model/index.ts';
import type { Deadline, EducationPage, GiBillBenefits, PlanFigures } from '../model/index.ts';
import { isOver, sentApplications, withEarlier } from '../../model/world/index.ts';
import type { LinkedApplication, PersonCase } from '../../model/world/index.ts';
import { caseOf } from '../../exchange/model/caseOf.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import { deadlinesOf } from './education.machine.ts';
import type { EducationContext, educationMachine } from './education.machine.ts';

export interface EducationView {
  page: EducationPage | 'unknown';
  /** Numbers of applications. */
  benefits: { inProgress: number; decided: number };
  /** The remaining GI Bill; null if unknown. */
  giBill: GiBillBenefits | null;
  /** Whether the common application costs veterans nothing, at any number of schools. */
  waivesFee: boolean;
  /** Newest first. */
  applications: readonly (LinkedApplication & { taken: PersonCase | null })[];
  /** Soonest first. */
  deadlines: readonly Deadline[];
  /** What the person has planned comes to; null if that can't be calculated. */
  plan: (PlanFigures & { monthsAtStart: number }) | null;
  /** `schools` is null where nobody can say anything of schools, as in the demo. */
  links: Readonly<Record<Exclude<EducationPage, 'schools' | 'compare'> | 'community' | 'programs', string>> &
    Readonly<Record<'schools', string | null>>;
  source: typeof giBillSource;
  intl: IntlConfig;
}

/** The person's own applications to schools, newest first. */
const applicationsOf = ({
  world,
  earlier,
  now,
  veteranId,
  role,
}: EducationContext): EducationView['applications'] =>
  sentApplications(withEarlier(world, earlier(now(), veteranId)))
    .filter((one) => one.kind === 'college' && one.veteranId === veteranId)
    .map((one) => ({
      ...one,
      href: ownApplicationHref(one.kind, one.id, { role }),
      taken: caseOf(world, one.id),
    }));

function planned({ plan }: EducationContext): EducationView['plan'] {
  if (plan === null || plan.terms.length === 0 || planErrors(plan).length > 0) return null;
  const { monthsLeft: monthsAtStart, ...rest } = planOf(plan);
  return { ...planFigures({ monthsLeft: monthsAtStart, ...rest }), monthsAtStart };
}

export function educationView({ value, context }: SnapshotFrom<typeof educationMachine>): EducationView {
  const { role, waivesFee, intl } = context;
  const applications = applicationsOf(context);
  const page = (name: EducationPage) => educationHref({ role }, name);
  return {
    page: value === 'routing' ? 'unknown' : value,
    waivesFee,
    giBill: context.benefits,
    benefits: {
      inProgress: applications.filter((application) => !isOver(application)).length,
      decided: applications.filter(isOver).length,
    },
    applications,
    deadlines: deadlinesOf(context, intl.now),
    plan: planned(context),
    links: {
      hub: page('hub'),
      applications: page('applications'),
      schools: context.hasSchools ? page('schools') : null,
      calculator: page('calculator'),
      documents: page('documents'),
      community: shellHref({ role, tab: 'community' }),
      programs: shellHref({ role, tab: 'marketplace', query: { show: 'listings', kind: 'degree' } }),
    },
    source: giBillSource,
    intl,
  };
}
