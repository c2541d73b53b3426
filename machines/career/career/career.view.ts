import type { SnapshotFrom } from 'xstate';
import {
  askingFor,
  careerLinks,
  jobProgress,
  salaryFigures,
  salaryOccupations,
  salarySource,
  salaryNegotiationSteps,
} from '../model/index.ts';
import { ownApplicationHref } from '../../shell/model/shellRoute.ts';
import { mayAccept } from '../../model/exchange/decideApplication.ts';
import { dayIn } from '../../model/time/zoned.ts';
import { sentApplications } from '../../model/world/index.ts';
import type {
  CareerLinks,
  CareerPage,
  SalaryOccupation,
  SalaryNegotiationStep,
  SkillTranslation,
} from '../model/index.ts';
import type { LinkedApplication } from '../../model/world/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import type { careerMachine } from './career.machine.ts';

export interface SalaryView {
  occupation: SalaryOccupation;
  title: string;
  /** Dollars a year. */
  median: number;
  asking: { from: number; to: number };
  options: readonly { occupation: SalaryOccupation; title: string; median: number }[];
  step: SalaryNegotiationStep;
  steps: readonly SalaryNegotiationStep[];
  /** The previous and next step, or null. */
  before: SalaryNegotiationStep | null;
  after: SalaryNegotiationStep | null;
  source: typeof salarySource;
}

export interface CareerView {
  page: CareerPage | 'unknown';
  links: CareerLinks;
  /** Where a person lets organizations find them; null if nobody looks. */
  candidacyHref: string | null;
  translations: readonly SkillTranslation[];
  /** From the world. `views` is null if unknown. */
  progress: { applications: number; interviews: number; offers: number; views: number | null };
  /** Applications submitted here, newest first. */
  applications: readonly LinkedApplication[];
  /** Jobs offered to them that wait for an answer, the soonest day first. `isLate`: the day has passed. */
  offers: readonly (LinkedApplication & { isLate: boolean })[];
  salary: SalaryView;
  intl: IntlConfig;
}

function salaryView(occupation: SalaryOccupation, step: SalaryNegotiationStep): SalaryView {
  const { title, median } = salaryFigures[occupation];
  const at = salaryNegotiationSteps.indexOf(step);
  const options = salaryOccupations.map((salaryOccupation) => ({
    occupation: salaryOccupation,
    ...salaryFigures[salaryOccupation],
  }));
  return {
    occupation,
    title,
    median,
    asking: askingFor(median),
    options: options.toSorted((a, b) => b.median - a.median),
    step,
    steps: salaryNegotiationSteps,
    before: salaryNegotiationSteps[at - 1] ?? null,
    after: salaryNegotiationSteps[at + 1] ?? null,
    source: salarySource,
  };
}

/** An offer without a day comes last. */
const dueOf = ({ answerBy }: LinkedApplication) => answerBy ?? '9999';

export function careerView({ value, context }: SnapshotFrom<typeof careerMachine>): CareerView {
  const { route, translations, profileViews, candidacyHref, world, role, intl, negotiationStep } = context;
  const applications = sentApplications(world)
    .filter(({ kind }) => kind === 'job')
    .map((one) => ({ ...one, href: ownApplicationHref(one.kind, one.id, { role }) }));
  const today = dayIn(intl.timeZone, intl.now);
  return {
    page: value === 'arriving' ? 'unknown' : value,
    links: careerLinks({ role }),
    candidacyHref,
    translations,
    progress: { ...jobProgress(world), views: profileViews },
    applications,
    offers: applications
      .filter(mayAccept)
      .map((one) => ({ ...one, isLate: dueOf(one) < today }))
      .toSorted((one, other) => dueOf(one).localeCompare(dueOf(other))),
    salary: salaryView(route.occupation, negotiationStep),
    intl,
  };
}
