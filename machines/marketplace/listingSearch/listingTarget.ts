import type { ApplicationTarget } from '../../applications/model/target.ts';
import { remotePlace, salaryOf } from '../../organizations/model/index.ts';
import type { PublishedListing } from '../../organizations/model/index.ts';

/** What an application for a listing is for. Null if nobody applies for its kind. */
export function listingTarget(listing: PublishedListing): ApplicationTarget | null {
  const { id, kind, title, organization, extras: { program: { services = [] } = {} } = {} } = listing;
  switch (kind) {
    case 'job': {
      const location = listing.location || (listing.remote ? remotePlace : '');
      return { kind, id, jobTitle: title, company: organization.name, salary: salaryOf(listing), location };
    }
    case 'degree':
      return { kind: 'college', id, program: title, university: organization.name };
    case 'program':
      return { kind: 'nonprofit', id, program: title, organization: organization.name, services };
    default:
      return null;
  }
}
