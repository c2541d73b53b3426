import type { ApplicationKind } from '../../model/world/statuses.ts';

interface Target<Kind extends ApplicationKind> {
  kind: Kind;
  /** Tells one target from another; what is written belongs to it. */
  id: string;
}

export interface JobTarget extends Target<'job'> {
  jobTitle: string;
  company: string;
  /** As it is shown. */
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
  /** What may be asked for. */
  services: readonly string[];
}

/** What somebody applies for. */
export type ApplicationTarget = JobTarget | CollegeTarget | NonprofitTarget;

/** Whom the application goes to. */
export const organizationOf = (target: ApplicationTarget): string =>
  target.kind === 'job'
    ? target.company
    : target.kind === 'college'
      ? target.university
      : target.organization;

/** What of the organization is applied for. */
export const subjectOf = (target: ApplicationTarget): string =>
  target.kind === 'job' ? target.jobTitle : target.program;
