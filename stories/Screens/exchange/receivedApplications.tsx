import {
  receivedApplicationsMachine,
  receivedApplicationsView,
  type Batch,
  type BatchResult,
  type ReceivedApplicationsContext,
} from '@vetsync/machines/exchange/receivedApplications';
import {
  ReceivedApplications,
  type ReceivedApplicationsProps,
} from '@vetsync/ui/screens/exchange/ReceivedApplications';
import { ReceivedDialogs } from '@vetsync/ui/screens/exchange/received/ReceivedDialogs';
import { OrganizationFrame } from '@vetsync/ui/screens/organizations/OrganizationFrame';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { StateValue } from 'xstate';
import { choices, colleagues, receivedRows, settings, shipyard, wholeApplication } from './samples.ts';
import { inState } from '../../support/inState.ts';
import { now, intl } from '../../support/leads.ts';
import { self } from '../../support/organizations.ts';

/** The screen as its page shows it. */
export const inFrame = (args: ReceivedApplicationsProps) => (
  <OrganizationFrame
    organization={args.view.organization}
    candidatesHref={args.view.candidatesHref}
    current={args.view.organization && 'applications'}
  >
    <ReceivedApplications {...args} />
    {args.view.state === 'open' && <ReceivedDialogs {...args} />}
  </OrganizationFrame>
);

const input = { slug: 'tidewater-works', self, newId: () => 'a new id', intl, now };
const noList = {
  arrivals: [],
  cursor: null,
  total: 200,
  states: {},
  assignments: {},
  lines: {},
  openings: {},
};
export const list = { ...noList, rows: receivedRows };
export const workspace = { organization: shipyard, role: 'reviewer' } as const;

/** The regions that a story is not about. */
export const others = {
  selection: 'choosing',
  choices: 'known',
  settings: { known: 'stored' },
  naming: 'idle',
  tools: 'closed',
};

export const shown = (value: StateValue, context: Partial<ReceivedApplicationsContext> = {}) =>
  inState(receivedApplicationsMachine, receivedApplicationsView, {
    value,
    input,
    context: { workspace, list, choices, settings, ...context },
  });
export const listed = (
  state: StateValue = { listed: 'idle' },
  context: Partial<ReceivedApplicationsContext> = {},
  feed: StateValue = { following: 'live' },
) => shown({ open: { ...others, list: state, feed, detail: 'closed' } }, context);
/** The list with other regions in other states. */
export const listedWith = (
  regions: Record<string, StateValue>,
  context: Partial<ReceivedApplicationsContext> = {},
) =>
  shown(
    {
      open: {
        ...others,
        list: { listed: 'idle' },
        feed: { following: 'live' },
        detail: 'closed',
        ...regions,
      },
    },
    context,
  );
export const { id } = wholeApplication.application;
export const opened = (
  decision: string,
  context: Partial<ReceivedApplicationsContext> = {},
  history = 'current',
) =>
  shown(
    {
      open: {
        ...others,
        list: { listed: 'idle' },
        feed: { following: 'live' },
        detail: { shown: { decision, history } },
      },
    },
    { openId: id, lastId: id, opened: wholeApplication, ...context },
  );
export const detailOnly = (detail: string, context: Partial<ReceivedApplicationsContext> = {}) =>
  shown(
    { open: { ...others, list: { listed: 'idle' }, feed: { following: 'live' }, detail } },
    { openId: id, lastId: id, ...context },
  );
/** The open application, once its panel has faded in. */
export const panel = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible(), { timeout: 15_000 });
  return within(dialog);
};

export const items = receivedRows.slice(0, 6).map((row) => ({
  id: row.id,
  applicantName: row.applicantName,
  command: {
    id: `command ${row.id}`,
    as: shipyard.id,
    type: 'application.decide',
    expectedVersion: 1,
    payload: { applicationId: row.id, decision: 'reject' },
  } as const,
}));
const rejecting = { kind: 'decide', decision: 'reject' } as const;
export const resultsOf = (results: readonly BatchResult[]): Batch['results'] =>
  Object.fromEntries(results.map((result, at) => [items[at]!.id, result]));
export const done = { state: 'done', decisionId: 'a decision' } as const;
export const halfDone = { task: rejecting, place: 'list', items, results: resultsOf([done, done]) } as const;

/** A colleague was faster. */
export const takenBy = { state: 'taken', assignee: colleagues[2] } as const;
