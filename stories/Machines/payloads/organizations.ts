import type { jobImportMachine } from '@vetsync/machines/organizations/jobImport';
import type { joinOrganizationMachine } from '@vetsync/machines/organizations/joinOrganization';
import type { listingEditorMachine } from '@vetsync/machines/organizations/listingEditor';
import type { newOrganizationMachine } from '@vetsync/machines/organizations/newOrganization';
import {
  listingActions,
  type organizationListingsMachine,
} from '@vetsync/machines/organizations/organizationListings';
import type { organizationPageMachine } from '@vetsync/machines/organizations/organizationPage';
import {
  draftActions,
  entryLists,
  listingStatuses,
  memberRoles,
  organizationFields,
} from '@vetsync/machines/organizations/model';
import type { organizationStaffMachine } from '@vetsync/machines/organizations/organizationStaff';
import type { ownOrganizationsMachine } from '@vetsync/machines/organizations/ownOrganizations';
import * as z from 'zod/mini';
import { employersPage, listingOf, loadedListing } from '../../Screens/organizations/parts/listings.ts';
import { email } from '../../support/account.ts';
import { loadedOrganization, memberships, offer, organization, staff } from '../../support/organizations.ts';
import { payloadsOf } from '../parts/payloads.ts';

const list = z.enum(entryLists);
const [draft, , published, , closed] = employersPage.listings;
const action = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('role'), role: z.enum(memberRoles) }),
  ...(['handOver', 'remove', 'leave', 'withdraw', 'resend'] as const).map((kind) =>
    z.object({ kind: z.literal(kind) }),
  ),
]);

export const payloads = {
  jobImport: payloadsOf<typeof jobImportMachine>({
    events: {
      'file.choose': {
        schema: z.object({ file: z.object({ name: z.string(), size: z.number() }) }),
        ready: () => [{ file: { name: 'jobs.csv', size: 18_400 } }],
      },
    },
    outputs: { loadOwner: () => [employersPage.owner], importJobs: () => [{ imported: 12 }] },
  }),
  joinOrganization: payloadsOf<typeof joinOrganizationMachine>({
    events: {
      'session.changed': {
        schema: z.object({ isSignedIn: z.nullable(z.boolean()), email: z.string() }),
        ready: () => [
          { isSignedIn: true, email },
          { isSignedIn: false, email: '' },
        ],
      },
    },
    outputs: { loadOffer: () => [offer], accept: () => [{ membership: memberships[0]! }] },
  }),
  listingEditor: payloadsOf<typeof listingEditorMachine>({
    events: {
      'field.change': {
        schema: z.union([
          z.object({
            field: z.enum([
              'title',
              'description',
              'type',
              'location',
              'zip',
              'closesOn',
              'clearance',
              'duration',
              'whenFull',
              'eligibility',
              'timeZone',
              'salaryFrom',
              'salaryTo',
              'tuition',
              'militaryCredits',
              'capacity',
              'durationMinutes',
              'startDay',
              'startTime',
            ]),
            value: z.string(),
          }),
          z.object({ field: z.enum(['remote', 'acceptsNew']), value: z.boolean() }),
          z.object({ field: z.enum([...entryLists, 'benefits']), value: z.array(z.string()) }),
          z.object({
            field: z.literal('deadlines'),
            value: z.array(z.object({ name: z.string(), date: z.string() })),
          }),
        ]),
        ready: () => [
          { field: 'title', value: 'Crane mechanic' },
          { field: 'zip', value: '2' },
          { field: 'remote', value: true },
          { field: 'deadlines', value: [{ name: 'Fall', date: '2027-03-01' }] },
        ],
      },
      'entry.input': {
        schema: z.object({ list, value: z.string() }),
        ready: () => [{ list: 'requiredSkills', value: 'Hydraulics, Rigging' }],
      },
      'entry.add': { schema: z.object({ list }), ready: () => [{ list: 'requiredSkills' }] },
      'entry.remove': {
        schema: z.object({ list, entries: z.array(z.string()) }),
        ready: () => [{ list: 'requiredSkills', entries: ['Hydraulics'] }],
      },
    },
    outputs: {
      loadListing: () => [loadedListing('job'), loadedListing('event', null)],
      saveListing: () => [listingOf('job')],
      publishListing: () => [listingOf('job', 'published')],
    },
  }),
  newOrganization: payloadsOf<typeof newOrganizationMachine>({
    events: {
      'field.change': {
        schema: z.object({
          field: z.enum(['kind', 'name', 'website', 'about', 'contactEmail', 'phone', 'location', 'zip']),
          value: z.string(),
        }),
        ready: () => [
          { field: 'kind', value: 'hospital' },
          { field: 'name', value: 'Harbor Health' },
        ],
      },
    },
    outputs: {
      createOrganization: () => [{ organization }],
    },
  }),
  organizationListings: payloadsOf<typeof organizationListingsMachine>({
    events: {
      'status.choose': {
        schema: z.object({ status: z.nullable(z.enum(listingStatuses)) }),
        ready: () => [{ status: 'draft' }, { status: null }],
      },
      'listing.act': {
        schema: z.object({ id: z.string(), action: z.enum(listingActions) }),
        ready: () => [
          { id: draft!.id, action: 'publish' },
          { id: published!.id, action: 'close' },
          { id: closed!.id, action: 'reopen' },
          { id: draft!.id, action: 'copy' },
        ],
      },
      'participants.open': () => [{ id: published!.id }],
      'door.change': {
        schema: z.object({
          field: z.enum(['q', 'code', 'text', 'link', 'reason', 'every', 'times']),
          value: z.string(),
        }),
        ready: () => [
          { field: 'code', value: 'K7Q4MD' },
          { field: 'text', value: 'See you at the north gate' },
        ],
      },
      'person.check': () => [{ personId: 'ana', isHere: true }],
      'row.select': () => [{ rowId: draft!.id, isSelected: true }],
      'location.changed': {
        schema: z.object({
          route: z.object({ status: z.nullable(z.enum(listingStatuses)), listing: z.nullable(z.string()) }),
        }),
        ready: () => [
          { route: { status: null, listing: published!.id } },
          { route: { status: 'draft', listing: null } },
        ],
      },
      'bulk.act': {
        schema: z.object({ action: z.enum(draftActions) }),
        ready: () => [{ action: 'publish' }, { action: 'delete' }],
      },
    },
    outputs: {
      loadListings: () => [employersPage],
      loadListing: () => [{ listing: published!, counts: { received: 4, fresh: 2, taken: 1 } }],
      act: () => [draft!],
      loadParticipants: () => [{ participants: [], taken: 0, waiting: 0, checkedIn: 0, link: null }],
      actOnMany: () => [{ results: [{ id: draft!.id, listing: null }] }],
    },
  }),
  organizationPage: payloadsOf<typeof organizationPageMachine>({
    events: {
      'field.change': {
        schema: z.object({ field: z.enum(organizationFields), value: z.string() }),
        ready: () => [
          { field: 'about', value: 'Care for veterans.' },
          { field: 'zip', value: '2' },
        ],
      },
      'ending.nameChange': () => [{ value: organization.name }],
      'feed.crowded': () => [{ retryAfterSeconds: 30 }],
    },
    outputs: {
      loadOrganization: () => [loadedOrganization],
      changeOrganization: () => [{ organization }],
    },
  }),
  organizationStaff: payloadsOf<typeof organizationStaffMachine>({
    events: {
      'field.change': {
        schema: z.object({ field: z.enum(['email', 'role']), value: z.string() }),
        ready: () => [
          { field: 'email', value: 'kim.park@harbor-health.example' },
          { field: 'role', value: 'reviewer' },
        ],
      },
      'staff.ask': {
        schema: z.object({ id: z.string(), action }),
        ready: () => [
          { id: staff.members[1]!.userId, action: { kind: 'role', role: 'viewer' } },
          { id: staff.members[1]!.userId, action: { kind: 'remove' } },
          { id: staff.invitations![0]!.id, action: { kind: 'resend' } },
          { id: staff.members[0]!.userId, action: { kind: 'leave' } },
        ],
      },
    },
    outputs: { loadStaff: () => [staff] },
  }),
  ownOrganizations: payloadsOf<typeof ownOrganizationsMachine>({
    outputs: { loadMemberships: () => [{ memberships }] },
  }),
};
