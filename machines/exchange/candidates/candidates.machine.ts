import { workspaceFeed, workspaceLoading } from '../workspace/workspaceSetup.ts';
import { namingStates } from '../workList/namingStates.ts';
import { withEvent } from '../../kit/withEvent.ts';
import { loadFailureStates } from '../../kit/refusedPage.ts';
import { unreachable } from '../../system/model/index.ts';
import { haveSameRows } from '../../portal/model/index.ts';
import { crisisAlways, crisisInvoke, crisisOn } from '../../system/crisis/crisisParts.ts';
import { noCrisis } from '../../system/model/crisisWatch.ts';
import { noCandidateFilters } from '../model/candidatesRoute.ts';
import { comparedOf } from '../../recruiter/model/candidateList.ts';
import { candidatesSetup } from './candidates.setup.ts';
import { placeOf } from './candidatesContext.ts';
import type { CandidatesContext as Context, CandidatesInput } from './candidatesContext.ts';
import { candidateTable } from './candidateTable.ts';
import { compareRegion } from './compare.region.ts';
import { detailRegion } from './detail.region.ts';
import { listRegion } from './list.region.ts';

function initialContext(input: CandidatesInput): Context {
  const { route, kept, known, settings, intl, slug, listing, at, threadHref, newId, write, now, random } =
    input;
  const rows = known?.page.candidates ?? [];
  const { compared: comparing = null } = route;
  const place = placeOf(input);
  return {
    slug,
    listing,
    at,
    threadHref,
    newId,
    write,
    now,
    random,
    workspace: known?.workspace ?? null,
    ...place,
    isRestored: !haveSameRows(place.filters, route.filters),
    openId: route.open,
    comparing,
    compared: comparedOf(rows, comparing, kept?.compared ?? []),
    rows,
    cursor: known?.page.nextCursor ?? null,
    asked: noCandidateFilters,
    isAnswered: known !== undefined,
    isWhole: true,
    find: candidateTable(listing, { at, write, locale: intl.locale }),
    density: settings.density,
    views: settings.views[listing.table.id] ?? [],
    viewName: '',
    position: null,
    breaks: 0,
    opened: null,
    drafts: {},
    command: null,
    limitedUntil: null,
    problem: unreachable,
    detailProblem: unreachable,
    sendProblem: unreachable,
    crisis: noCrisis,
    intl: { ...intl, now: now() },
  };
}

/**
 * The candidates that an organization can find, for staff who can decide: a list, one of them beside it, up to four of
 * them side by side (feature spec, section 2), and the request to write with whoever is not known by name.
 */
export const candidatesMachine = candidatesSetup.createMachine({
  id: 'candidates',
  context: ({ input }) => initialContext(input),
  invoke: [{ src: 'locationChanges' }, { src: 'wakeUps' }, crisisInvoke],
  always: crisisAlways,
  initial: 'beginning',
  entry: 'startClock',
  on: { ...crisisOn, 'clock.tick': { actions: ['readClock', 'startClock'] } },
  states: {
    beginning: { always: [{ guard: 'isKnown', target: 'deciding' }, { target: 'loading' }] },
    loading: workspaceLoading('deciding', 'refused'),
    deciding: { always: [{ guard: 'mayReview', target: 'open' }, { target: 'notAllowed' }] },
    /** Their role doesn't let them decide on people, or the organization is not approved. */
    notAllowed: {},
    ...loadFailureStates('loading'),
    open: {
      type: 'parallel',
      entry: 'emitRestored',
      on: {
        // Nobody is signed in any more, or the person no longer works there: the page finds out which.
        'feed.denied': 'loading',
        'density.choose': { actions: [withEvent('setDensity'), 'changeSettings'] },
        'view.remove': { guard: withEvent('hasView'), actions: [withEvent('removeView'), 'changeSettings'] },
        'csv.save': { actions: 'saveCsv' },
      },
      states: {
        list: listRegion,
        feed: workspaceFeed,
        detail: detailRegion,
        compare: compareRegion,
        /** How the filters are offered. */
        filters: {
          initial: 'closed',
          states: {
            closed: {
              on: {
                'filters.open': [
                  { guard: ({ event }) => event.as === 'menu', target: 'menu' },
                  { target: 'sheet' },
                ],
              },
            },
            menu: { on: { 'filters.close': 'closed' } },
            sheet: { on: { 'filters.close': 'closed' } },
          },
        },
        naming: namingStates,
      },
    },
  },
});
