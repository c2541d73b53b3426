import { assign, emit, enqueueActions, raise } from 'xstate';
import type { ExchangeFact } from '../../model/exchange/exchangeFact.ts';
import { noApplications, withFact, withoutFeedState } from './applicationList.ts';
import { cleanViewName, keepView, standardTableSettings } from '../../portal/model/index.ts';
import type { TableDensity, TableSettings } from '../../portal/model/index.ts';
import { applicationExportHref, applicationQuery } from '../model/index.ts';
import { mayReview } from '../workspace/workspaceSetup.ts';
import type { Choices } from './applicationsContext.ts';
import { canNameView, viewsOf, withViews } from './savedViews.ts';
import { showArrivalsIfAtTop } from './listSetup.ts';
import { without } from './draft.ts';
import { withOpened } from './panelSetup.ts';
import { batchSetup } from './batchSetup.ts';

/** Longest id of a view, in characters. */
const viewIdMax = 32;

/** What the page as a whole does: what its feed brings, and saved views. The rest comes before. */
export const receivedApplicationsSetup = batchSetup.extend({
  actions: {
    markOutdated: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ list: withoutFeedState(context.list) });
      enqueue.raise({ type: 'list.outdated' });
    }),
    receiveRow: enqueueActions(({ context, enqueue }, { row }: { row: ExchangeFact }) => {
      const list = showArrivalsIfAtTop(context, withFact(context.list, row, context));
      const opened = withOpened(context, list);
      enqueue.assign({ list, opened });
      // Decided in another tab, or before this application was left.
      if (row.kind === 'applicationDecided' && row.actor === context.self && row.subject !== context.openId)
        enqueue.assign({ drafts: without(context.drafts, row.subject) });
      if (opened?.application.version === context.opened?.application.version) return;
      enqueue.raise({ type: row.kind === 'applicationUpdated' ? 'sent.outdated' : 'history.outdated' });
      if (row.actor !== context.self) enqueue.raise({ type: 'decision.overtaken' });
    }),
    emitDownload: emit(({ context: { workspace, filters } }) => ({
      type: 'page.download',
      href: applicationExportHref(workspace?.organization.id ?? '', filters),
    })),
    emitFollowed: emit(({ context: { filters } }, { rowId, action }: { rowId: string; action: string }) => ({
      type: 'row.followed',
      rowId,
      action,
      filters,
    })),
    emitSave: emit(({ context: { list } }) => ({ type: 'list.save', rows: list.rows })),
    clearLoaded: assign({ list: noApplications, opened: null, position: null, selected: new Set() }),
    setChoices: assign((_, { output }: { output: Choices }) => ({ choices: output })),
    setSettings: assign((_, { output }: { output: TableSettings }) => ({ settings: output })),
    changeSettings: raise({ type: 'settings.changed' }),
    setDensity: assign(({ context: { settings } }, { density }: { density: TableDensity }) => ({
      settings: { ...(settings ?? standardTableSettings), density },
    })),
    clearViewName: assign({ viewName: '' }),
    setViewName: assign((_, { name }: { name: string }) => ({ viewName: name })),
    saveView: assign(({ context }) =>
      withViews(
        context,
        keepView(viewsOf(context), {
          id: context.newId().slice(0, viewIdMax),
          name: cleanViewName(context.viewName),
          query: applicationQuery(context.filters),
        }),
      ),
    ),
    removeView: assign(({ context }, { viewId }: { viewId: string }) =>
      withViews(
        context,
        viewsOf(context).filter(({ id }) => id !== viewId),
      ),
    ),
  },
  guards: {
    canNameView: ({ context }) => canNameView(context),
    canSaveView: ({ context }) => cleanViewName(context.viewName) !== '',
    isWhole: ({ context }) => context.listing !== null,
    mayExport: ({ context }) => mayReview(context),
  },
});
