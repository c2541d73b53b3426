import type { CollegeStatus, JobStatus, NonprofitStatus } from '../../model/world/statuses.ts';
import type { World } from '../../model/world/world.ts';
import { organizationOf, subjectOf } from './target.ts';
import type { ApplicationTarget } from './target.ts';

/** A college application from outside the world, with its current status. */
export interface EarlierCollegeApplication {
  id: string;
  program: string;
  university: string;
  status: CollegeStatus;
}

interface Applying {
  veteranId: string;
  world: Pick<World, 'jobApplications' | 'collegeApplications' | 'nonprofitApplications'>;
  /** The veteran's applications from outside the world. @default none */
  earlier?: readonly EarlierCollegeApplication[];
}

/** Whether an application is in progress or was accepted. After a rejection or a withdrawal, the veteran may apply again. */
export const isCurrentApplication = ({
  status,
  withdrawnAt,
}: {
  status: JobStatus | CollegeStatus | NonprofitStatus;
  withdrawnAt?: string | undefined;
}): boolean => status !== 'rejected' && withdrawnAt === undefined;

interface Submitted {
  listingId?: string | undefined;
  subject: string;
  organization: string;
}

const submitted = {
  job: ({ world }) =>
    world.jobApplications.map((jobApplication) => ({
      ...jobApplication,
      subject: jobApplication.jobTitle,
      organization: jobApplication.company,
    })),
  college: ({ world, veteranId, earlier = [] }) =>
    [...earlier.map((item) => ({ ...item, veteranId })), ...world.collegeApplications].map((item) => ({
      ...item,
      subject: item.program,
      organization: item.university,
    })),
  nonprofit: ({ world }) =>
    world.nonprofitApplications.map((nonprofitApplication) => ({
      ...nonprofitApplication,
      subject: nonprofitApplication.program,
    })),
} satisfies Record<ApplicationTarget['kind'], (applying: Applying) => unknown>;

/** Two listings of an organization may have the same title. Applications of the demo name no listing. */
function isFor(application: Submitted, target: ApplicationTarget): boolean {
  const { listingId, subject, organization } = application;
  if (listingId !== undefined) return listingId === target.id;
  return subject === subjectOf(target) && organization === organizationOf(target);
}

/** The veteran's application for this job or program that is in progress or was accepted, or null: they may apply. */
export function findCurrentApplication(target: ApplicationTarget, applying: Applying): { id: string } | null {
  return (
    submitted[target.kind](applying).find(
      (one) => one.veteranId === applying.veteranId && isFor(one, target) && isCurrentApplication(one),
    ) ?? null
  );
}
