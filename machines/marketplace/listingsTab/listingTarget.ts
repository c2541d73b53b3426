import type { ApplicationTarget } from '../../applications/model/target.ts';
import type { PublishedListing } from '../../organizations/model/index.ts';

/** What an application for a listing is for. Null if nobody applies for its kind. */
export function listingTarget({
  id,
  kind,
  title,
  location,
  organization,
}: PublishedListing): ApplicationTarget | null {
  switch (kind) {
    case 'job':
      return { kind, id, jobTitle: title, company: organization.name, salary: '', location };
    case 'degree':
      return { kind: 'college', id, program: title, university: organization.name };
    case 'program':
      return { kind: 'nonprofit', id, program: title, organization: organization.name, services: [] };
    default:
      return null;
  }
}
