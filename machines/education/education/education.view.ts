import type { SnapshotFrom } from 'xstate';
import {
  compareMax,
  educationHref,
  findPrograms,
  giBillSource,
  hasProgramFilters,
  programLocations,
  programPageSize,
  programSorts,
  programTypes,
  tuitionFilters,
} from '../model/index.ts';
import { ownApplicationHref, shellHref } from '../../shell/model/index.ts';
import type {
  Deadline,
  EducationPage,
  GiBillBenefits,
  ProgramFilters,
  ProgramLocation,
  ProgramSort,
  ProgramType,
  TuitionFilter,
  UniversityProgram,
} from '../model/index.ts';
import type { Delivery } from '../../shell/model/index.ts';
import { isCurrent, isOver, sentApplications, withEarlier } from '../../model/world/index.ts';
import type { LinkedApplication } from '../../model/world/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type { EducationContext, educationMachine } from './education.machine.ts';

export interface ProgramView extends UniversityProgram {
  isSaved: boolean;
  isCompared: boolean;
  /** The person's application here, or null. */
  application: LinkedApplication | null;
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
  applications: readonly LinkedApplication[];
  /** Soonest first. */
  deadlines: readonly Deadline[];
  links: Readonly<Record<EducationPage | 'community', string>>;
  source: typeof giBillSource;
  reader: Reader;
}

/** The person's own applications to schools, newest first. */
const applicationsOf = ({
  world,
  earlier,
  now,
  veteranId,
  mode,
  role,
}: EducationContext): LinkedApplication[] =>
  sentApplications(withEarlier(world, earlier(now(), veteranId)))
    .filter((one) => one.kind === 'college' && one.veteranId === veteranId)
    .map((one) => ({ ...one, href: ownApplicationHref(one.kind, one.id, { mode, role }) }));

export function educationView({ value, context }: SnapshotFrom<typeof educationMachine>): EducationView {
  const { route, programs, world, mode, role, delivery, reader, shownCount } = context;
  const savedIds = new Set(world.savedPrograms.map(({ id }) => id));
  const applications = applicationsOf(context);
  const page = (name: EducationPage) => educationHref({ mode, role }, name);
  const seen = (program: UniversityProgram): ProgramView => {
    const own = (one: LinkedApplication) =>
      one.organization === program.name && one.title === program.program;
    return {
      ...program,
      isSaved: savedIds.has(program.id),
      isCompared: route.compared.includes(program.id),
      application: applications.find(own) ?? null,
      followHref: applications.find((one) => own(one) && isCurrent(one))?.href ?? null,
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
      inProgress: applications.filter((application) => !isOver(application)).length,
      decided: applications.filter(isOver).length,
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
