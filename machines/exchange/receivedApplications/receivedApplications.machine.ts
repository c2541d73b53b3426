import { namingStates } from '../workList/namingStates.ts';
import {
  workspaceChoices,
  workspaceFeed,
  workspaceOpen,
  workspacePageStates,
} from '../workspace/workspaceSetup.ts';
import { clocked } from '../../kit/clock.ts';
import { unreachable } from '../../system/model/index.ts';
import { noApplicationFilters } from '../model/index.ts';
import { noApplications } from './applicationList.ts';
import { noDraft, withChoice } from './draft.ts';
import { detailRegion } from './detail.region.ts';
import { listRegion } from './list.region.ts';
import { receivedApplicationsSetup } from './receivedApplications.setup.ts';
import { selectionRegion } from './selection.region.ts';
import { settingsRegion } from './settings.region.ts';
import { toolsRegion } from './tools.region.ts';

/**
 * The applications that an organization has got, for its staff: pages of the server, kept current by the live feed, and
 * one of them beside the list, with the decision on it. Several are decided on or given to a colleague together.
 */
export const receivedApplicationsMachine = receivedApplicationsSetup.createMachine({
  id: 'receivedApplications',
  context: ({ input: { now, route, intl, drafts = {}, listing = null, ...input } }) => ({
    ...input,
    now,
    listing,
    workspace: null,
    filters: route?.filters ?? noApplicationFilters,
    list: noApplications,
    position: null,
    breaks: 0,
    scrolledAway: false,
    openId: route?.open ?? null,
    lastId: route?.open ?? null,
    opened: null,
    drafts: route ? withChoice(drafts, route) : drafts,
    command: null,
    changedBy: null,
    choices: null,
    selected: new Set(),
    bulkDraft: noDraft,
    approvedAt: null,
    batch: null,
    settings: null,
    viewName: '',
    problem: unreachable,
    detailProblem: unreachable,
    decisionProblem: unreachable,
    batchProblem: unreachable,
    intl: { ...intl, now: now() },
  }),
  invoke: [{ src: 'locationChanges' }, { src: 'wakeUps' }],
  initial: 'loading',
  ...clocked,
  states: {
    ...workspacePageStates,
    open: {
      ...workspaceOpen,
      states: {
        list: listRegion,
        feed: workspaceFeed,
        detail: detailRegion,
        selection: selectionRegion,
        choices: workspaceChoices,
        settings: settingsRegion,
        naming: namingStates,
        tools: toolsRegion,
      },
    },
  },
});
