import type { ApplicationKind } from '../../model/world/statuses.ts';

interface Target<Kind extends ApplicationKind> {
  kind: Kind;
  /** Identifies the target. Drafts are stored by it. */
  id: string;
}

export interface JobTarget extends Target<'job'> {
  jobTitle: string;
  company: string;
  /** As displayed. */
  salary: string;
  location: string;
}
export interface CollegeTarget extends Target<'college'> {
  program: string;
  university: string;
}
export interface NonprofitTarget extends Target<'nonprofit'> {
  program: string;
  organization: string;
  /** Services that can be requested. */
  services: readonly string[];
}

export type ApplicationTarget = JobTarget | CollegeTarget | NonprofitTarget;

/** The organization that receives the application. */
export const organizationOf = (target: ApplicationTarget): string =>
  target.kind === 'job'
    ? target.company
    : target.kind === 'college'
      ? target.university
      : target.organization;

/** The position or program of the application. */
export const subjectOf = (target: ApplicationTarget): string =>
  target.kind === 'job' ? target.jobTitle : target.program;
