import type { LoadedOrganization } from '@vetsync/machines/organizations/organizationPage';
import type { Staff } from '@vetsync/machines/organizations/organizationStaff';
import type {
  Invitation,
  InvitationOffer,
  InvitationState,
  MemberRole,
  Membership,
  NewOrganizationDraft,
  Organization,
  OrganizationDecision,
  OrganizationStatus,
  ReviewedOrganization,
} from '@vetsync/machines/organizations/model';
import { seenAt } from './leads.ts';

/** An invented hospital, as somebody enters it. */
export const newOrganization: NewOrganizationDraft = {
  kind: 'hospital',
  name: 'Harbor Health',
  website: 'https://harbor-health.example',
  about: 'Care for veterans and their families, close to home.',
  contactEmail: 'hello@harbor-health.example',
  phone: '(555) 010-4477',
  location: 'Norfolk, VA',
  zip: '23510',
};

const at = new Date(seenAt).toISOString();
/** The same, as the server stored it. */
export const organization: Organization = {
  ...newOrganization,
  kind: 'hospital',
  id: '5b0e7c1e-3f0a-4a39-9a39-6f1d3f4f0901',
  slug: 'harbor-health',
  status: 'pending',
  createdAt: at,
  updatedAt: at,
  version: 1,
};

/** The same, as its staff sees it. */
export const loadedOrganization: LoadedOrganization = {
  organization,
  decision: null,
  membership: { role: 'owner', joinedAt: at },
  staff: { hasPublished: false, members: 1, openInvitations: 0 },
};
export const approved: Organization = { ...organization, status: 'approved', version: 2 };
export const declined: OrganizationDecision = {
  status: 'declined',
  reason: 'The website does not exist. Please give one that shows what you do.',
  decidedAt: at,
};

/** Somebody who works for three organizations. */
export const memberships: readonly Membership[] = [
  { organization: approved, role: 'owner', platformRole: 'hospital', joinedAt: at },
  {
    organization: {
      id: '5b0e7c1e-3f0a-4a39-9a39-6f1d3f4f0902',
      slug: 'tidewater-college',
      name: 'Tidewater College',
      kind: 'university',
      status: 'pending',
    },
    role: 'reviewer',
    platformRole: 'university',
    joinedAt: at,
  },
  {
    organization: {
      id: '5b0e7c1e-3f0a-4a39-9a39-6f1d3f4f0903',
      slug: 'homefront-partners',
      name: 'Homefront Partners of the Commonwealth of Virginia',
      kind: 'nonprofit',
      status: 'suspended',
    },
    role: 'viewer',
    platformRole: 'nonprofit',
    joinedAt: at,
  },
];

const day = 24 * 3_600_000;
const member = (index: number, email: string, fullName: string | null, role: MemberRole) => ({
  userId: `5b0e7c1e-3f0a-4a39-9a39-6f1d3f4f100${index}`,
  email,
  fullName,
  role,
  joinedAt: new Date(seenAt - (40 - index) * day).toISOString(),
});
const invitation = (index: number, email: string, state: InvitationState, role: MemberRole): Invitation => ({
  id: `5b0e7c1e-3f0a-4a39-9a39-6f1d3f4f200${index}`,
  email,
  role,
  state,
  invitedBy: index === 3 ? null : 'Jordan Reyes',
  createdAt: new Date(seenAt - index * day).toISOString(),
  expiresAt: new Date(seenAt + (7 - index) * day).toISOString(),
});

/** The staff of the approved hospital. The first is who sees the stories. */
export const staff: Staff = {
  organization: approved,
  role: 'owner',
  members: [
    member(1, 'jordan.reyes@example.org', 'Jordan Reyes', 'owner'),
    member(2, 'dana.fields@harbor-health.example', 'Dana Fields', 'manager'),
    member(3, 'sam.ortiz@harbor-health.example', null, 'reviewer'),
    member(4, 'lee.chen@harbor-health.example', 'Lee Chen', 'viewer'),
  ],
  invitations: [
    invitation(1, 'kim.park@harbor-health.example', 'open', 'reviewer'),
    invitation(2, 'alex.gray@harbor-health.example', 'accepted', 'viewer'),
    invitation(3, 'pat.moss@harbor-health.example', 'withdrawn', 'viewer'),
    invitation(9, 'ray.stone@harbor-health.example', 'expired', 'manager'),
  ],
};
/** Who sees the stories. */
export const self = staff.members[0]!.userId;

/** What somebody is invited to. */
export const offer: InvitationOffer = {
  organization: {
    id: approved.id,
    slug: approved.slug,
    name: approved.name,
    kind: 'hospital',
    status: 'approved',
  },
  role: 'reviewer',
  invitedBy: 'Jordan Reyes',
  expiresAt: new Date(seenAt + 6 * day).toISOString(),
};

/** As administrators see them: what was entered, and what helps to decide. */
export const reviewed = (status: OrganizationStatus = 'pending'): readonly ReviewedOrganization[] => [
  {
    organization: { ...organization, status },
    decision:
      status === 'declined' || status === 'suspended'
        ? { ...declined, status, reason: declined.reason }
        : null,
    owners: [
      { userId: 'u1', email: 'jordan.reyes@harbor-health.example', fullName: 'Jordan Reyes', domain: 'same' },
      { userId: 'u2', email: 'dana.fields@gmail.com', fullName: null, domain: 'publicMail' },
    ],
    staff: 3,
    lookAlikes: [],
  },
  {
    organization: {
      ...organization,
      id: '5b0e7c1e-3f0a-4a39-9a39-6f1d3f4f0904',
      slug: 'tidewater-co11ege',
      kind: 'university',
      name: 'Tidewater Co11ege',
      website: '',
      about: '',
      contactEmail: '',
      phone: '',
      location: '',
      zip: '',
      status,
    },
    decision: null,
    owners: [{ userId: 'u3', email: 'ray@mail.example', fullName: 'Ray Stone', domain: 'noWebsite' }],
    staff: 1,
    lookAlikes: [{ id: 'o1', name: 'Tidewater College', slug: 'tidewater-college' }],
  },
];
