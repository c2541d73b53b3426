import {
  receivedApplicationsMachine,
  receivedApplicationsView,
  type ApplicationCommand,
  type ApplicationPage,
  type ApplicationPageRequest,
  type Choices,
  type DecisionCommand,
  type ReceivedApplicationsInput,
  type Workspace,
} from '@vetsync/machines/exchange/receivedApplications';
import { parseApplicationsRoute } from '@vetsync/machines/exchange/model';
import type { ApplicationStep, CommandBatchResult, ExchangeFact } from '@vetsync/machines/model/exchange';
import type { MemberRole, OrganizationStatus } from '@vetsync/machines/organizations/model';
import type { OpenedApplication } from '@vetsync/machines/reviews/model';
import { standardTableSettings } from '@vetsync/machines/portal/model';
import type { TableSettings } from '@vetsync/machines/portal/model';
import { applicationOf, at, workspaceOf, receivedOf } from './exchange.ts';
import { held, puppet, run } from './run.ts';

export const fact = (kind: string, subject: string, payload: object, actor = 'somebody'): ExchangeFact => ({
  id: `${kind} ${subject}`,
  kind,
  subject,
  payload: { applicationId: subject, ...payload },
  at,
  actor,
  commandId: 'c',
  version: null,
});
export const received = (id: string, name = `Vet ${id}`) => {
  const {
    id: applicationId,
    version: _,
    updatedAt: __,
    ...payload
  } = receivedOf(id, { applicantName: name });
  return fact('applicationReceived', applicationId, payload, 'a veteran');
};

export function opening({
  role = 'reviewer',
  status = 'approved',
  search = '',
  now = () => Date.parse(at),
  ...demo
}: Pick<ReceivedApplicationsInput, 'drafts' | 'closingNotice' | 'listing'> & {
  now?: () => number;
  role?: string;
  status?: string;
  search?: string;
} = {}) {
  const calls = {
    loadWorkspace: held<Workspace, { slug: string }>(),
    loadApplications: held<ApplicationPage, ApplicationPageRequest>(),
    loadApplication: held<OpenedApplication, { organizationId: string; id: string }>(),
    loadHistory: held<readonly ApplicationStep[], { id: string }>(),
    sendCommand: held<{ facts: readonly ExchangeFact[] }, { command: DecisionCommand }>(),
    sendCommands: held<CommandBatchResult, { commands: readonly ApplicationCommand[] }>(),
    loadChoices: held<Choices, { organizationId: string }>(),
    loadSettings: held<TableSettings>(),
    saveSettings: held<unknown, { settings: TableSettings }>(),
  };
  const feed = puppet<{ organizationId: string; after: string | null }>();
  let ids = 0;
  const started = run(receivedApplicationsMachine, {
    input: {
      ...demo,
      slug: 'tidewater-works',
      self: 'me',
      route: parseApplicationsRoute(search),
      newId: () => `command ${(ids += 1)}`,
      intl: { locale: 'en-US', timeZone: 'UTC' },
      now,
    },
    actors: {
      ...Object.fromEntries(Object.entries(calls).map(([name, { logic }]) => [name, logic])),
      followFeed: feed.logic,
    },
  });
  const workspace = workspaceOf(role as MemberRole, status as OrganizationStatus);
  return {
    ...started,
    ...calls,
    feed,
    workspace,
    send: started.actor.send.bind(started.actor),
    view: () => receivedApplicationsView(started.actor.getSnapshot()),
    tell: (row: ExchangeFact, position = '9') => feed.sendToParent({ type: 'feed.row', position, row }),
  };
}
export async function opened(options: Parameters<typeof opening>[0] = {}, ids = ['a', 'b']) {
  const page = opening(options);
  await page.loadWorkspace.last().resolve(page.workspace);
  page.feed.sendToParent({ type: 'feed.opened', position: '7' });
  await page.loadApplications
    .last()
    .resolve({ applications: ids.map((id) => receivedOf(id)), nextCursor: null });
  return page;
}
export const rows = ({ view }: Pick<ReturnType<typeof opening>, 'view'>) => view().rows.map(({ id }) => id);
export const open = (id: string | null) => ({
  type: 'location.changed' as const,
  route: { ...parseApplicationsRoute(''), open: id },
});
export async function reviewing(options: Parameters<typeof opening>[0] = {}, history?: ApplicationStep[]) {
  const page = await opened(options);
  page.send(open('a'));
  await page.loadApplication.last().resolve(applicationOf('a', history));
  return page;
}
export const decided = (status: string, version: number, actor = 'me') =>
  fact('applicationDecided', 'a', { decisionId: 'd', decision: 'interview', status, version }, actor);

export const kim = { id: 'k', name: 'Kim' };
export const assigned = (id: string, assignee: typeof kim | null, actor = 'k') =>
  fact('applicationAssigned', id, { assignee }, actor);
export const select = (page: Awaited<ReturnType<typeof opened>>, ...ids: string[]) => {
  for (const rowId of ids) page.send({ type: 'row.select', rowId, isSelected: true });
};
export const answered = (
  page: Awaited<ReturnType<typeof opened>>,
  of: (command: ApplicationCommand) => { facts: ExchangeFact[] } | { problem: object },
) =>
  page.sendCommands.last().resolve({
    results: page.sendCommands
      .last()
      .input.commands.map((command) => ({ id: command.id, ...of(command) })) as CommandBatchResult['results'],
  });
export const idOf = ({ payload }: ApplicationCommand) =>
  'applicationId' in payload ? payload.applicationId : '';
export const rejected = (command: ApplicationCommand) => ({
  facts: [
    fact(
      'applicationDecided',
      idOf(command),
      { decisionId: `d ${idOf(command)}`, decision: 'reject', status: 'rejected', version: 2 },
      'me',
    ),
  ],
});

export const openedBy = (id: string, colleague: typeof kim, ago = 60_000) => ({
  ...fact('applicationOpened', id, { colleague }, colleague.id),
  at: new Date(Date.parse(at) - ago).toISOString(),
});
export const many = (count: number) => Array.from({ length: count }, (_, index) => `r${index}`);
export async function sent(ids = ['a', 'b', 'c']) {
  const page = await opened({}, ids);
  page.send({ type: 'rows.selectAll' });
  page.send({ type: 'bulk.decide', decision: 'reject' });
  page.send({ type: 'bulk.write', field: 'reason', text: 'filled' });
  page.send({ type: 'bulk.confirm' });
  return page;
}
export async function withSettings(settings: TableSettings = standardTableSettings) {
  const page = await opened({ search: '?q=kim' });
  await page.loadSettings.last().resolve(settings);
  return page;
}
