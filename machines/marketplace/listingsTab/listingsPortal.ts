import type { FoundPrograms } from '../../education/commonApplication/index.ts';
import type { PortalProgram } from '../../education/model/index.ts';
import { isCurrent, sentApplications } from '../../model/world/index.ts';
import type { World } from '../../model/world/index.ts';
import type { PublishedListing } from '../../organizations/model/index.ts';
import type { SearchInTab } from '../listingSearch/index.ts';

const programOf = ({ id, title, location, organization }: PublishedListing): PortalProgram => ({
  id,
  name: organization.name,
  program: title,
  location,
});

/** The degree programs that the search shows, for the common application. */
export const foundPrograms = ({ found, q, status, more }: SearchInTab): FoundPrograms => ({
  programs: found.filter(({ kind }) => kind === 'degree').map(programOf),
  search: { q, status, more },
});

/** Ids of the listings to which the person has applied. */
export const appliedListings = (world: World): string[] =>
  sentApplications(world)
    .filter(isCurrent)
    .flatMap(({ listingId }) => listingId ?? []);
