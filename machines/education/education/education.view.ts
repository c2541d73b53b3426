import type { SnapshotFrom } from 'xstate';
import {
  collegeApplicationsOf,
  compareMax,
  educationHref,
  findPrograms,
  giBillSource,
  hasProgramFilters,
  isDecided,
  programLocations,
  programPageSize,
  programSorts,
  programTypes,
  tuitionFilters,
} from '../model/index.ts';
import { sentApplicationHref, shellHref } from '../../shell/model/index.ts';
import type {
  Deadline,
  EducationPage,
  FollowedApplication,
  GiBillBenefits,
  ProgramFilters,
  ProgramLocation,
  ProgramSort,
  ProgramType,
  TuitionFilter,
  UniversityProgram,
} from '../model/index.ts';
import type { Delivery, PlatformMode } from '../../shell/model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type { educationMachine } from './education.machine.ts';

export interface ApplicationView extends FollowedApplication {
  /** How it was delivered. */
  delivery: Delivery;
  /** Its page; null in the demo. */
  href: string | null;
}

export interface ProgramView extends UniversityProgram {
  isSaved: boolean;
  isCompared: boolean;
  /** The person's application here, or null. */
  application: ApplicationView | null;
  /** Link to a pending or accepted application; null if the person may apply. */
  followHref: string | null;
}

export interface EducationView {
  page: EducationPage | 'unknown';
  overlay: 'nothing' | 'details' | 'compare' | 'unknownProgram';
  /** Numbers of applications. */
  benefits: { inProgress: number; decided: number };
  /** The remaining GI Bill; null if unknown. */
  giBill: GiBillBenefits | null;
  delivery: Delivery;
  /** Where programs are found to apply for, if not here; null: here. */
  findHref: string | null;
  /** Where several schools are applied to at once, if not here; null: here. */
  portalHref: string | null;
  filters: ProgramFilters;
  hasFilters: boolean;
  choices: {
    locations: readonly ProgramLocation[];
    types: readonly ProgramType[];
    tuitions: readonly TuitionFilter[];
    sorts: readonly ProgramSort[];
  };
  results: readonly ProgramView[];
  /** Total number of results. */
  resultCount: number;
  /** How many more would be listed next; 0: all are. */
  more: number;
  compared: readonly ProgramView[];
  /** Whether another one can be added to the comparison. */
  canCompare: boolean;
  compareMax: number;
  /** The program whose details are open. */
  program: ProgramView | null;
  /** Newest first. */
  applications: readonly ApplicationView[];
  /** Soonest first. */
  deadlines: readonly Deadline[];
  links: Readonly<Record<EducationPage | 'community', string>>;
  source: typeof giBillSource;
  reader: Reader;
}

const delivered =
  (delivery: Delivery, mode: PlatformMode) =>
  (application: FollowedApplication): ApplicationView => ({
    ...application,
    delivery,
    href: sentApplicationHref(mode, 'college', application.id),
  });

export function educationView({ value, context }: SnapshotFrom<typeof educationMachine>): EducationView {
  const { route, programs, world, veteranId, mode, role, delivery, reader, shownCount, now } = context;
  const savedIds = new Set(world.savedPrograms.map(({ id }) => id));
  const applications = collegeApplicationsOf(world, { veteranId, earlier: context.earlier(now()) }).map(
    delivered(delivery, mode),
  );
  const page = (name: EducationPage) => educationHref({ mode, role }, name);
  const seen = (program: UniversityProgram): ProgramView => {
    const own = (one: ApplicationView) => one.university === program.name && one.program === program.program;
    const application = applications.find(own) ?? null;
    return {
      ...program,
      isSaved: savedIds.has(program.id),
      isCompared: route.compared.includes(program.id),
      application,
      followHref: applications.some((item) => own(item) && item.status !== 'rejected' && !item.isWithdrawn)
        ? page('applications')
        : null,
    };
  };
  const found = findPrograms(programs, route.filters, savedIds);
  const open = programs.find(({ id }) => id === route.programId);
  return {
    page: value.page as EducationView['page'],
    overlay: value.overlay as EducationView['overlay'],
    delivery,
    findHref: context.findHref ?? null,
    portalHref: context.portalHref ?? null,
    giBill: context.benefits,
    benefits: {
      inProgress: applications.filter((application) => !isDecided(application)).length,
      decided: applications.filter(isDecided).length,
    },
    filters: route.filters,
    hasFilters: hasProgramFilters(route.filters),
    choices: {
      locations: programLocations,
      types: programTypes,
      tuitions: tuitionFilters,
      sorts: programSorts,
    },
    results: found.slice(0, shownCount).map(seen),
    resultCount: found.length,
    more: Math.min(programPageSize, Math.max(0, found.length - shownCount)),
    compared: route.compared.flatMap((id) => programs.filter((program) => program.id === id)).map(seen),
    canCompare: route.compared.length < compareMax,
    compareMax,
    program: open ? seen(open) : null,
    applications,
    deadlines: context.deadlines(reader.now),
    links: {
      hub: page('hub'),
      applications: page('applications'),
      calculator: page('calculator'),
      documents: page('documents'),
      community: shellHref({ mode, role, tab: 'community' }),
    },
    source: giBillSource,
    reader,
  };
}
