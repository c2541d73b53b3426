import { accountHref } from '../../account/model/accountSections.ts';
import type { SnapshotFrom } from 'xstate';
import {
  askingFor,
  careerLinks,
  findJobs,
  hasJobFilters,
  jobLocationFilters,
  jobPayFilters,
  jobSorts,
  jobPageSize,
  jobTypeFilters,
  salaryFigures,
  salaryOccupations,
  salarySource,
  salaryNegotiationSteps,
  topMatchCount,
} from '../model/index.ts';
import { ownApplicationHref } from '../../shell/model/shellRoute.ts';
import { isCurrent, jobProgress, sentApplications } from '../../model/world/index.ts';
import type {
  CareerLinks,
  CareerPage,
  Job,
  JobFilters,
  SalaryOccupation,
  SalaryNegotiationStep,
  SkillTranslation,
} from '../model/index.ts';
import type { LinkedApplication } from '../../model/world/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type { careerMachine } from './career.machine.ts';

export interface JobView extends Job {
  /** The person's last application for it, or null. */
  application: LinkedApplication | null;
  /** False while an application for it is in progress or was accepted. */
  canApply: boolean;
}

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
  overlay: 'nothing' | 'details' | 'unknownJob';
  links: CareerLinks;
  /** Where jobs are found, if not here; null: here. */
  findHref: string | null;
  /** Where a person lets organizations find them; null in the demo. */
  candidacyHref: string | null;
  topMatches: readonly JobView[];
  translations: readonly SkillTranslation[];
  /** From the world. `views` is null if unknown. */
  progress: { applications: number; interviews: number; offers: number; views: number | null };
  /** Applications submitted here, newest first. */
  applications: readonly LinkedApplication[];
  filters: JobFilters;
  hasFilters: boolean;
  choices: {
    locations: typeof jobLocationFilters;
    types: typeof jobTypeFilters;
    pays: typeof jobPayFilters;
    sorts: typeof jobSorts;
  };
  /** Total number of results. */
  count: number;
  listed: readonly JobView[];
  /** Number of results to list next; 0 if all are listed. */
  more: number;
  /** The job whose details are open. */
  job: JobView | null;
  salary: SalaryView;
  reader: Reader;
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

export function careerView({ value, context }: SnapshotFrom<typeof careerMachine>): CareerView {
  const {
    route,
    jobs,
    translations,
    profileViews,
    world,
    mode,
    role,
    findHref,
    reader,
    shownCount,
    negotiationStep,
  } = context;
  const applications = sentApplications(world)
    .filter(({ kind }) => kind === 'job')
    .map((one) => ({ ...one, href: ownApplicationHref(one.kind, one.id, { mode, role }) }));
  const seen = (job: Job): JobView => {
    const application =
      applications.find(({ title, organization }) => title === job.title && organization === job.company) ??
      null;
    return { ...job, application, canApply: !application || !isCurrent(application) };
  };
  const found = findJobs(jobs, route.jobs);
  const open = jobs.find(({ id }) => id === route.jobId);
  return {
    page: value.page as CareerView['page'],
    overlay: value.overlay as CareerView['overlay'],
    links: { ...careerLinks({ mode, role }), ...(findHref !== null && { jobs: findHref }) },
    findHref,
    candidacyHref: findHref === null ? null : accountHref('candidacy'),
    topMatches: jobs.slice(0, topMatchCount).map(seen),
    translations,
    progress: { ...jobProgress(world), views: profileViews },
    applications,
    filters: route.jobs,
    hasFilters: hasJobFilters(route.jobs),
    choices: {
      locations: jobLocationFilters,
      types: jobTypeFilters,
      pays: jobPayFilters,
      sorts: jobSorts,
    },
    count: found.length,
    listed: found.slice(0, shownCount).map(seen),
    more: Math.min(jobPageSize, Math.max(0, found.length - shownCount)),
    job: open ? seen(open) : null,
    salary: salaryView(route.occupation, negotiationStep),
    reader,
  };
}
