import type { Phrase } from '../../system/model/phrase.ts';
import type { ApplicationKind } from '../../model/world/statuses.ts';
import type {
  CollegeApplication,
  JobApplication,
  NonprofitApplication,
} from '../../model/world/applications.ts';
import { approvedProgress } from '../../model/world/statuses.ts';
import { latestDecision } from '../../model/world/applyFact.ts';
import { worldPhrase } from '../../model/world/phrases.ts';
import type { World } from '../../model/world/world.ts';
import { planOfNeeds } from '../../model/cases/goals.ts';
import { triageOf } from '../../model/cases/triage.ts';
import type { Triage } from '../../model/cases/triage.ts';
import type { AnyApplication, ApplicationOf, Review } from './review.ts';
import { collegeReviewParts } from './collegeReview.ts';
import { serviceFieldOf } from './fields.ts';
import { jobReviewParts } from './jobReview.ts';
import type { Position } from './jobReview.ts';
import type { ApplicantRecords } from './applicantRecords.ts';

/** A program application, with how pressing it is where somebody said so. */
export type TriagedApplication = NonprofitApplication & Partial<Triage>;

interface Source<Kind extends ApplicationKind, Application> {
  kind: Kind;
  /** The portal's sample applications, in the shape of the world's own. */
  samples: readonly Application[];
  applicants: ApplicantRecords;
}
/** What a portal reviews. */
export type ReviewSource =
  | (Source<'job', JobApplication> & {
      /** Positions that applications may be for. */
      positions: readonly Position[];
    })
  | Source<'college', CollegeApplication>
  | Source<'nonprofit', TriagedApplication>;

const parts: { [Kind in ApplicationKind]: (of: ApplicationOf[Kind]) => readonly [string, string] } = {
  job: ({ jobTitle, company }) => [jobTitle, company],
  college: ({ program, university }) => [program, university],
  nonprofit: ({ program, organization }) => [program, organization],
};
const partsOf = (kind: ApplicationKind, application: AnyApplication) =>
  (parts[kind] as (of: AnyApplication) => readonly [string, string])(application);

/** The job or the program that an application is for. */
export const titleOfApplication = (kind: ApplicationKind, application: AnyApplication): string =>
  partsOf(kind, application)[0];

/** What an application is for, named to its applicant: `Operations Manager at Tech Corp`. */
export const subjectOfApplication = (kind: ApplicationKind, application: AnyApplication): Phrase =>
  worldPhrase('subject', ...partsOf(kind, application));

const fieldOf = (kind: ApplicationKind, application: AnyApplication) =>
  serviceFieldOf(titleOfApplication(kind, application), application.id);

const indexes = new WeakMap<readonly object[], ReadonlyMap<string, object>>();
/** The item of a list that never changes. Indexed once, because a table asks for every row. */
function itemById<Item extends { id: string }>(list: readonly Item[], id: string): Item | undefined {
  const index = indexes.get(list) ?? new Map(list.map((item) => [item.id, item]));
  indexes.set(list, index);
  return index.get(id) as Item | undefined;
}

interface Found<Kind extends ApplicationKind, Kept extends AnyApplication> {
  kind: Kind;
  own: readonly Kept[];
  samples: readonly Kept[];
  applicants: ApplicantRecords;
}

/** What all kinds have in common, or null where there is no application of that id. */
function resolveReview<Kind extends ApplicationKind, Kept extends AnyApplication>(
  { kind, own, samples, applicants }: Found<Kind, Kept>,
  id: string,
  world: World,
) {
  const application = itemById(own, id) ?? itemById(samples, id);
  const field = application && fieldOf(kind, application);
  return (
    application &&
    field && {
      kind,
      id,
      application: {
        ...application,
        status: latestDecision(world, kind, id)?.status ?? application.status,
      } as Kept,
      profile: applicants.profileOf(application, field, world),
      field,
      subject: subjectOfApplication(kind, application),
      history: world.decisions.filter((decision) => decision.kind === kind && decision.applicationId === id),
      decision: latestDecision(world, kind, id),
    }
  );
}

/** An application as it is reviewed at `now` (epoch milliseconds), or null where there is none of that id. */
export function reviewOf(source: ReviewSource, id: string, world: World, now: number): Review | null {
  if (source.kind === 'job') {
    const { positions, applicants } = source;
    const one = resolveReview({ ...source, own: world.jobApplications }, id, world);
    return one
      ? {
          ...one,
          ...jobReviewParts(one.application, one.profile, { field: one.field, positions, applicants }),
        }
      : null;
  }
  if (source.kind === 'college') {
    const one = resolveReview({ ...source, own: world.collegeApplications }, id, world);
    if (!one) return null;
    const { application, profile, field } = one;
    // What was handed in without essays stays without.
    const isHandedIn = itemById(world.collegeApplications, id) !== undefined;
    const written = isHandedIn ? null : source.applicants.formOf(application, field, now);
    return { ...one, ...collegeReviewParts(application, profile, application.applicationData ?? written) };
  }
  const own: readonly TriagedApplication[] = world.nonprofitApplications;
  const one = resolveReview({ ...source, own }, id, world);
  if (!one) return null;
  const { needsAssessment, currentStatus, priority, urgency } = one.application;
  const triage = triageOf(needsAssessment, currentStatus ?? '');
  return {
    ...one,
    priority: priority ?? triage.priority,
    urgency: urgency ?? triage.urgency,
    plan: { ...planOfNeeds(needsAssessment), progress: approvedProgress },
  };
}
