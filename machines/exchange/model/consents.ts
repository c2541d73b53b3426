import { accountHref } from '../../account/model/accountSections.ts';
import type { OwnCandidate } from '../../model/exchange/candidates.ts';
import type { AccessRecord } from '../../model/exchange/responses.ts';
import { ownApplicationHref } from '../../shell/model/shellRoute.ts';
import type { ApplicationKind } from '../../model/world/statuses.ts';
import { sentApplications } from '../../model/world/sentApplications.ts';
import type { SentApplication } from '../../model/world/sentApplications.ts';
import type { World } from '../../model/world/world.ts';
import { wellnessHref } from '../../wellness/model/wellnessHref.ts';
import { inboxHref } from './inboxRoute.ts';

/** What a person shares with organizations because they said so. Times are ISO 8601 in UTC. */
export type Consent =
  /** Everyone who looks for candidates sees what they show. */
  | { kind: 'candidate'; id: string; at: string }
  /** An organization has a copy of what they sent, and may still decide on it unless it is `over`. */
  | {
      kind: 'application';
      of: ApplicationKind;
      id: string;
      at: string;
      title: string;
      organization: string;
      isOver: boolean;
    }
  /** An organization knows their name. */
  | { kind: 'contact'; id: string; at: string; organization: string; organizationId: string };

type SharedWorld = Pick<
  World,
  'jobApplications' | 'collegeApplications' | 'nonprofitApplications' | 'contactRequests'
>;

/** Whether an organization got it and still has it, and it was not taken back. A note of one's own has no listing. */
const isShared = ({ listingId, status, organizationState }: SentApplication) =>
  listingId !== null && status !== 'withdrawn' && organizationState !== 'ended';

/** What a person shares now, newest first. */
export function consentsOf(world: SharedWorld, candidate: OwnCandidate | null): Consent[] {
  const consents: Consent[] = [
    ...sentApplications(world)
      .filter(isShared)
      .map(({ id, kind, submittedAt, title, organization, status }) => ({
        kind: 'application' as const,
        of: kind,
        id,
        at: submittedAt,
        title,
        organization,
        isOver: status === 'rejected',
      })),
    ...world.contactRequests
      .filter(({ status }) => status === 'accepted')
      .map(({ id, at, organizationName, organizationId }) => ({
        kind: 'contact' as const,
        id,
        at,
        organization: organizationName,
        organizationId,
      })),
  ].toSorted((one, other) => other.at.localeCompare(one.at));
  return candidate ? [{ kind: 'candidate', id: 'candidate', at: candidate.joinedAt }, ...consents] : consents;
}

/** The page that shows what a person shares, or on which they change it. */
export function consentHref(consent: Consent): string {
  if (consent.kind === 'application') return ownApplicationHref(consent.of, consent.id);
  return consent.kind === 'candidate'
    ? accountHref('candidacy')
    : inboxHref(null, { to: { organizationId: consent.organizationId } });
}
/** The page that shows what somebody looked at; null if it is gone. */
export function recordHref({
  kind,
  applicationId,
  applicationKind,
  organization,
}: Pick<AccessRecord, 'kind' | 'applicationId' | 'applicationKind' | 'organization'>): string | null {
  if (kind === 'found') return accountHref('candidacy');
  if (kind === 'referral') return wellnessHref({ role: 'user' }, 'referrals');
  if (kind === 'read') return inboxHref(null, { to: { organizationId: organization.id } });
  return applicationId && applicationKind ? ownApplicationHref(applicationKind, applicationId) : null;
}
/** Whether it can be taken back here. A contact is blocked in its conversation. */
export const mayTakeBack = (consent: Consent) =>
  consent.kind === 'candidate' || (consent.kind === 'application' && !consent.isOver);
