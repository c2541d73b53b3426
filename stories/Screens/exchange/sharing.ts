import type { Consent } from '@vetsync/machines/exchange/model';
import type { AccessRecord, Candidate } from '@vetsync/machines/model/exchange';
import type { ContactRequest } from '@vetsync/machines/model/world';
import { emptyProfile, type Profile } from '@vetsync/machines/profile/model';
import { seenAt } from '../../support/leads.ts';

/** What an invented veteran shares, and who looked. */

const hour = 60 * 60_000;
const before = (ms: number) => new Date(seenAt - ms).toISOString();

export const veteranProfile: Profile = {
  ...emptyProfile,
  name: 'Marisol Vega',
  branch: 'Navy',
  rank: 'Petty Officer Second Class',
  yearsOfService: 8,
  location: 'Norfolk, VA',
  bio: 'Hull technician who likes to fix what others give up on.',
  skills: ['Welding', 'Blueprint reading', 'Rigging', 'Leading a crew of six'],
  certifications: ['AWS D1.1 structural welding'],
  experience: [
    {
      title: 'Hull technician',
      company: 'US Navy',
      duration: '2015 to 2023',
      description: 'Repaired hulls and pipes at sea and in the dry dock.',
    },
  ],
  education: [{ degree: 'Associate, welding technology', institution: 'Tidewater College', year: '2025' }],
};

export const shownCandidate = {
  headline: 'Hull technician, free from March',
  shown: { branch: 'Navy', yearsOfService: 8, skills: veteranProfile.skills },
  joinedAt: before(50 * hour),
};

export const consents: readonly Consent[] = [
  { kind: 'candidate', id: 'candidate', at: before(50 * hour) },
  {
    kind: 'application',
    of: 'job',
    id: 'application-1',
    at: before(60 * hour),
    title: 'Welder, first shift',
    organization: 'Tidewater Works',
    isOver: false,
  },
  {
    kind: 'application',
    of: 'job',
    id: 'application-2',
    at: before(400 * hour),
    title: 'Crane operator',
    organization: 'Harbor Forge',
    isOver: true,
  },
  {
    kind: 'contact',
    id: 'request-1',
    at: before(500 * hour),
    organization: 'Cedar Dock',
    organizationId: '5b0e7c1e-3f0a-4a39-9a39-6f1d3f4f0912',
  },
];

const record = (id: string, ago: number, more: Partial<AccessRecord>): AccessRecord => ({
  id,
  kind: 'opened',
  at: before(ago),
  organization: { id: 'o', name: 'Tidewater Works' },
  applicationId: 'application-1',
  applicationKind: 'job',
  listingTitle: 'Welder, first shift',
  actor: { id: 'a', name: 'Jordan Reyes' },
  ...more,
});
export const accessRecords: readonly AccessRecord[] = [
  record('record-1', hour / 6, {}),
  record('record-2', 26 * hour, { kind: 'exported' }),
  record('record-3', 30 * hour, {
    kind: 'found',
    applicationId: null,
    applicationKind: null,
    listingTitle: null,
    organization: { id: 'p', name: 'Cedar Dock' },
    actor: { id: 'b', name: 'Devon Okafor' },
  }),
  record('record-4', 90 * hour, { actor: null }),
];

const people = [
  ['Hull technician, free from March', { branch: 'Navy', yearsOfService: 8, skills: veteranProfile.skills }],
  ['', { branch: 'Army', rank: 'Sergeant', skills: ['Supply chains', 'Forklift', 'Inventory'] }],
  ['Crane mechanic who reads drawings', { branch: 'Coast Guard', location: 'Mobile, AL' }],
  ['', { yearsOfService: 1 }],
  ['Network technician', { skills: ['Routing', 'Linux'], location: 'San Diego, CA' }],
] as const;
/** As a list has them. */
export const candidateRows: readonly Candidate[] = people.map(([headline, shown], index) => ({
  id: `018f2b6a-0000-7000-8000-00000000020${index}`,
  headline,
  shown: structuredClone(shown) as Record<string, unknown>,
  joinedAt: before((index + 1) * 20 * hour),
  request: null,
}));
export const wholeCandidate: Candidate = {
  ...candidateRows[0]!,
  shown: {
    ...candidateRows[0]!.shown,
    certifications: veteranProfile.certifications,
    experience: veteranProfile.experience,
    education: veteranProfile.education,
  },
};
export const sentRequest = {
  id: 'request-1',
  at: before(2 * hour),
  status: 'sent',
  threadId: null,
} as const;
export const acceptedRequest = { ...sentRequest, status: 'accepted', threadId: 'thread-0' } as const;

/** What organizations have asked the veteran. */
export const contactRequests: readonly ContactRequest[] = [
  {
    id: 'request-1',
    organizationId: '5b0e7c1e-3f0a-4a39-9a39-6f1d3f4f0911',
    organizationName: 'Tidewater Works',
    fromName: 'Jordan Reyes',
    text: 'We build ferries in Norfolk. May we talk about the first shift?',
    at: before(2 * hour),
    status: 'open',
  },
  {
    id: 'request-2',
    organizationId: '5b0e7c1e-3f0a-4a39-9a39-6f1d3f4f0912',
    organizationName: 'Cedar Dock',
    fromName: 'Devon Okafor',
    text: 'Your skills would fit our repair crew.',
    at: before(30 * hour),
    status: 'open',
  },
];
