import { noSummary } from '@vetsync/machines/model/exchange';
import type {
  ApplicationStep,
  ReceivedApplication,
  WholeApplication,
} from '@vetsync/machines/model/exchange';
import type {
  MemberRole,
  Organization,
  OrganizationKind,
  OrganizationStatus,
} from '@vetsync/machines/organizations/model';
import type { Workspace } from '@vetsync/machines/exchange/receivedApplications';

export const at = '2026-11-01T12:00:00.000Z';
export const receivedOf = (id: string, more: Partial<ReceivedApplication> = {}): ReceivedApplication => ({
  id,
  listingId: 'a listing',
  listingTitle: 'Welder',
  kind: 'job',
  applicantName: `Vet ${id}`,
  status: 'submitted',
  submittedAt: at,
  updatedAt: at,
  version: 1,
  acceptedAt: null,
  answerBy: null,
  assignee: null,
  summary: noSummary,
  ...more,
});
export const stepOf = (id: string, more: Partial<ApplicationStep> = {}): ApplicationStep => ({
  id,
  at,
  step: 'decided',
  decision: 'interview',
  status: 'interview',
  undoes: null,
  message: '',
  notes: '',
  actor: { id: 'somebody', name: 'Sam' },
  ...more,
});
export const submitted = stepOf('s0', { step: 'submitted', decision: null, status: 'submitted' });
export const applicationOf = (id: string, history: ApplicationStep[] = [submitted]): WholeApplication => ({
  application: {
    ...receivedOf(id, { status: history.at(-1)!.status, version: history.length }),
    snapshot: { name: `Vet ${id}` },
    answers: {},
  },
  history,
  match: [],
  openedBy: [],
  threadId: null,
});
export const workspaceOf = (
  role: MemberRole = 'reviewer',
  status: OrganizationStatus = 'approved',
  kind: OrganizationKind = 'employer',
): Workspace => ({
  organization: { id: 'o', slug: 'tidewater-works', kind, status } as Organization,
  role,
});
