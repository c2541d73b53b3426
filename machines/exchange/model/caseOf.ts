import type { PersonCase } from '../../model/cases/personCases.ts';
import type { World } from '../../model/world/world.ts';

/** What the organization that took an application shares of its work with the person; null if there is nothing. */
export const caseOf = ({ cases }: Pick<World, 'cases'>, applicationId: string): PersonCase | null =>
  cases.find((one) => one.applicationId === applicationId) ?? null;
