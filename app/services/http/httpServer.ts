import { lengthOf, rangesOfWeeks } from '@vetsync/machines/portalAnalytics/model';
import {
  applicationQuery,
  candidateQuery,
  casePageSize,
  noApplicationFilters,
  applicationReport,
  receivedOverview,
} from '@vetsync/machines/exchange/model';
import { peopleMax, type Mailbox } from '@vetsync/machines/exchange/inbox';
import { followFacts } from '../exchangeFeed.ts';
import type { Owner } from '../browser/storageKey.ts';
import type {
  BookingServer,
  CandidateServer,
  CaseServer,
  EventServer,
  PlatformServer,
} from '../platformServer.ts';
import { bookingCalls } from './bookings.ts';
import { loadChoices, loadWorkspace } from './applications.ts';
import type { Api } from './calls.ts';
import { loadOwnWorld, sendCommand } from './exchange.ts';
import { parseResponse } from './response.ts';

/** What waits in an organization, and its figures. */
function overviewCalls(api: Api): Pick<PlatformServer, 'loadOverview' | 'reportRanges' | 'loadReport'> {
  const one = api.organizations[':id'];
  return {
    async loadOverview({ organization }) {
      const answer = one.overview.$get({ param: { id: organization.id } });
      return receivedOverview(await parseResponse(answer), organization);
    },
    reportRanges: rangesOfWeeks,
    async loadReport({ organization, range }) {
      const weeks = String(lengthOf(range));
      const answer = one.report.$get({ param: { id: organization.id }, query: { weeks } });
      return { range, report: applicationReport(await parseResponse(answer), organization) };
    },
  };
}

const pageQuery = ({ organizationId, cursor }: Mailbox & { cursor: string | null }) => ({
  ...(organizationId !== null && { as: organizationId }),
  ...(cursor && { cursor }),
});

/** The server over HTTP, for a person who is signed in. */
export const httpServer = (
  api: Api,
  userId: Owner,
): PlatformServer & CaseServer & CandidateServer & EventServer & BookingServer => ({
  loadWorkspace: ({ slug }) => loadWorkspace(api, slug),
  loadThreads: ({ q, isUnread, ...page }) =>
    parseResponse(
      api.threads.$get({
        query: {
          ...pageQuery(page),
          ...(q.trim() && { q: q.trim() }),
          ...(isUnread && { unread: '1' as const }),
        },
      }),
    ),
  loadMessages: ({ threadId: id, ...page }) =>
    parseResponse(api.threads[':id'].messages.$get({ param: { id }, query: pageQuery(page) })),
  /** The name of an organization. That of an applicant is not asked for: reading an application leaves a record. */
  async loadRecipient({ to }) {
    if (!('organizationId' in to)) return null;
    const { organization } = await parseResponse(
      api.organizations[':id'].$get({ param: { id: to.organizationId } }),
    );
    return { name: organization.name };
  },
  /** Whoever has applied, and each application once. */
  async findPeople({ organizationId, q }) {
    const query = { ...applicationQuery({ ...noApplicationFilters, q: q.trim() }), limit: String(peopleMax) };
    const { applications, total } = await parseResponse(
      api.organizations[':id'].applications.$get({ param: { id: organizationId }, query }),
    );
    return {
      people: applications.map(({ id, applicantName, listingTitle }) => ({
        name: applicantName,
        to: { applicationId: id },
        about: [listingTitle],
      })),
      total: total ?? applications.length,
    };
  },
  findEvents: ({ q, type, cursor }) =>
    parseResponse(
      api.events.$get({ query: { ...(q && { q }), ...(type && { type }), ...(cursor && { cursor }) } }),
    ),
  readEvent: ({ id }) => parseResponse(api.events[':id'].$get({ param: { id } })),
  readParticipation: ({ id }) => parseResponse(api.events[':id'].participation.$get({ param: { id } })),
  async loadContacts() {
    const { contactRequests, reports } = await loadOwnWorld(api);
    return { requests: contactRequests, reports };
  },
  sendCommand: ({ command }) => sendCommand(api, command),
  ...overviewCalls(api),
  ...bookingCalls(api),
  loadCandidates: ({ organizationId: id, filters, cursor }) =>
    parseResponse(
      api.organizations[':id'].candidates.$get({
        param: { id },
        query: { ...candidateQuery(filters), ...(cursor && { cursor }) },
      }),
    ),
  async loadCandidate({ organizationId, id: candidateId }) {
    const { candidate } = await parseResponse(
      api.organizations[':id'].candidates[':candidateId'].$get({
        param: { id: organizationId, candidateId },
      }),
    );
    return candidate;
  },
  loadCases: ({ organizationId: id, filters, cursor }) =>
    parseResponse(
      api.organizations[':id'].cases.$get({
        param: { id },
        query: { ...filters, ...(cursor && { cursor }), limit: String(casePageSize) },
      }),
    ),
  loadCase: ({ organizationId: id, id: caseId }) =>
    parseResponse(api.organizations[':id'].cases[':caseId'].$get({ param: { id, caseId } })),
  loadServices: ({ organizationId: id, filters, cursor }) =>
    parseResponse(
      api.organizations[':id'].services.$get({
        param: { id },
        query: { ...filters, ...(cursor && { cursor }) },
      }),
    ),
  loadChoices: (asked) => loadChoices(api, asked),
  sendCommands: ({ commands }) =>
    parseResponse(api.commands.batch.$post({ json: { commands: [...commands] } })),
  followFacts: followFacts(userId),
});
