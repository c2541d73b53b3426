import type { NonprofitTarget } from '../../applications/model/target.ts';
import type { NonprofitApplication } from '../../model/world/applications.ts';
import type { Organization, OrganizationProgram } from './organization.ts';

/** Target of the application dialog. */
export const programTargetOf = (
  { name }: Organization,
  { id, name: program, services }: OrganizationProgram,
): NonprofitTarget => ({ kind: 'nonprofit', id, program, organization: name, services });

/** The newest application of a veteran for a program, or null; `applications` are oldest first. */
export const programApplicationOf = (
  applications: readonly NonprofitApplication[],
  veteranId: string,
  { name }: Organization,
  program: OrganizationProgram,
): NonprofitApplication | null =>
  applications.findLast(
    (one) => one.veteranId === veteranId && one.organization === name && one.program === program.name,
  ) ?? null;

/** Only one application per program at a time. After a rejection, the veteran may apply again. */
export const canApplyAgain = (known: NonprofitApplication | null): boolean =>
  known === null || known.status === 'rejected';
