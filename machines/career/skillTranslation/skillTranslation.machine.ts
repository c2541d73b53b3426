import { assign, emit, setup } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import { randomId } from '../../model/world/index.ts';
import {
  emptyReportDraft,
  findOccupations,
  isReportable,
  noSkillFilters,
  occupationPageSize,
  skillReportsMax,
  type MilitaryOccupation,
  type SkillFilters,
  type SkillReport,
  type SkillReportDraft,
  type SkillReportReason,
} from '../model/index.ts';
import { isEqual } from '../../model/isEqual.ts';

type FilterChange = {
  [Name in 'q' | 'branch']: { type: 'filter.change'; filter: Name; value: SkillFilters[Name] };
}['q' | 'branch'];

/** Events that the search for military occupations sends. */
export type SkillTranslationEvent =
  | FilterChange
  | { type: 'filters.clear' }
  /** Shows an occupation of the list in depth. */
  | { type: 'occupation.choose'; occupationId: string }
  | { type: 'list.more' }
  /** Opens a report about an occupation; null for a missing one. */
  | { type: 'report.open'; occupationId: string | null }
  | { type: 'reason.choose'; reason: SkillReportReason }
  | { type: 'message.change'; value: string }
  | { type: 'report.submit' }
  | { type: 'dialog.close' }
  /** Answers to "Discard what you wrote?" */
  | { type: 'close.confirm' }
  | { type: 'close.cancel' };

/** Events from the app: the URL names the search and filters, and whether a report is written. */
export type SkillTranslationParentEvent = {
  type: 'location.changed';
  filters: SkillFilters;
  /** The open report and its occupation. A null id means that the occupation is missing in the list. */
  report: { occupationId: string | null } | null;
};

export type SkillTranslationEmitted =
  | { type: 'filters.changed'; filters: SkillFilters }
  | { type: 'report.wanted'; occupationId: string | null }
  /** The dialog was closed from within; it should be removed from the URL. */
  | { type: 'dialog.closed' }
  /** Stores these reports in this browser, oldest first. */
  | { type: 'reports.changed'; reports: readonly SkillReport[] };

export interface SkillTranslationInput {
  occupations: readonly MilitaryOccupation[];
  filters: SkillFilters;
  /** The open overlay from the URL. */
  report: { occupationId: string | null } | null;
  /** Earlier reports, oldest first. */
  reports: readonly SkillReport[];
  /** From 0 up to, but not including, 1; draws a report's id. */
  random: () => number;
}

export interface SkillTranslationContext extends Omit<SkillTranslationInput, 'report'> {
  isOpenAtStart: boolean;
  /** Number of listed results. */
  shownCount: number;
  /** Occupation of the report; null for a missing one. */
  occupationId: string | null;
  draft: SkillReportDraft;
  /** Incremented each time a rejected form should get focus. */
  attempt: number;
}

const found = ({ occupations, filters }: SkillTranslationContext) => findOccupations(occupations, filters);
const startOf = (occupationId: string | null): SkillReportDraft =>
  occupationId === null ? { ...emptyReportDraft, reason: 'missing' } : emptyReportDraft;
const isSameSearch = (one: SkillFilters, other: SkillFilters) =>
  isEqual({ ...one, show: '' }, { ...other, show: '' });
type Route = Omit<SkillTranslationParentEvent, 'type'>;

/**
 * Military occupations and the closest civilian ones (feature spec, section 2, "Military Skill Translation"). A person can report
 * an error in the table. The report stays in this browser, and closing the dialog with unsaved text needs a confirmation.
 */
export const skillTranslationMachine = setup({
  types: {
    context: {} as SkillTranslationContext,
    events: {} as SkillTranslationEvent | SkillTranslationParentEvent,
    emitted: {} as SkillTranslationEmitted,
    input: {} as SkillTranslationInput,
  },
  actions: {
    setFilters: assign(({ context }, { filters }: Route) => ({
      filters,
      shownCount: isSameSearch(filters, context.filters) ? context.shownCount : occupationPageSize,
    })),
    changeFilter: assign(({ context }, { filter, value }: { filter: keyof SkillFilters; value: string }) => ({
      filters: { ...context.filters, [filter]: value, show: '' } as SkillFilters,
      shownCount: occupationPageSize,
    })),
    choose: assign(({ context }, { occupationId }: { occupationId: string }) => ({
      filters: { ...context.filters, show: occupationId },
    })),
    clearFilters: assign({ filters: noSkillFilters, shownCount: occupationPageSize }),
    emitFilters: emit(({ context: { filters } }) => ({ type: 'filters.changed', filters })),
    showMore: assign(({ context }) => ({ shownCount: context.shownCount + occupationPageSize })),
    begin: assign((_, { report }: Route) => ({
      occupationId: report?.occupationId ?? null,
      draft: startOf(report?.occupationId ?? null),
    })),
    emitWanted: emit((_, { occupationId }: { occupationId: string | null }) => ({
      type: 'report.wanted',
      occupationId,
    })),
    chooseReason: assign(({ context }, { reason }: { reason: SkillReportReason }) => ({
      draft: { ...context.draft, reason },
    })),
    changeMessage: assign(({ context }, { value }: { value: string }) => ({
      draft: { ...context.draft, message: value },
    })),
    markRefused: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    addReport: assign(({ context: { reports, draft, occupationId, random } }) => {
      const report: SkillReport = {
        id: randomId(random),
        occupationId: occupationId ?? '',
        reason: draft.reason,
        message: draft.message.trim(),
      };
      return { reports: [...reports, report].slice(-skillReportsMax), draft: emptyReportDraft };
    }),
    emitReports: emit(({ context: { reports } }) => ({ type: 'reports.changed', reports })),
    emitClosed: emit({ type: 'dialog.closed' }),
  },
  guards: {
    isOpenAtStart: ({ context }) => context.isOpenAtStart,
    isOpen: (_, { report }: Route) => report !== null,
    foundSome: ({ context }) => found(context).length > 0,
    foundNone: ({ context }) => found(context).length === 0,
    reportable: ({ context }) => isReportable(context.draft),
    written: ({ context }) => context.draft.message.trim() !== '',
  },
}).createMachine({
  id: 'skillTranslation',
  context: ({ input: { report, ...input } }) => ({
    ...input,
    isOpenAtStart: report !== null,
    shownCount: occupationPageSize,
    occupationId: report?.occupationId ?? null,
    draft: startOf(report?.occupationId ?? null),
    attempt: 0,
  }),
  type: 'parallel',
  on: {
    'filter.change': { actions: [withEvent('changeFilter'), 'emitFilters'] },
    'filters.clear': { actions: ['clearFilters', 'emitFilters'] },
    'occupation.choose': { actions: [withEvent('choose'), 'emitFilters'] },
    'list.more': { actions: 'showMore' },
  },
  states: {
    results: {
      initial: 'some',
      states: {
        some: { always: { guard: 'foundNone', target: 'none' } },
        none: { always: { guard: 'foundSome', target: 'some' } },
      },
    },
    report: {
      initial: 'routing',
      states: {
        routing: { always: [{ guard: 'isOpenAtStart', target: 'writing' }, { target: 'closed' }] },
        closed: {
          on: {
            'report.open': { actions: withEvent('emitWanted') },
            'location.changed': [
              {
                guard: withEvent('isOpen'),
                target: 'writing',
                actions: [withEvent('setFilters'), withEvent('begin')],
              },
              { actions: withEvent('setFilters') },
            ],
          },
        },
        writing: {
          initial: 'editing',
          on: {
            'location.changed': [
              {
                guard: withEvent('isOpen'),
                actions: withEvent('setFilters'),
              },
              { target: 'closed', actions: withEvent('setFilters') },
            ],
            'reason.choose': { actions: withEvent('chooseReason') },
            'message.change': { actions: withEvent('changeMessage') },
            'report.submit': [
              { guard: 'reportable', target: 'stored', actions: ['addReport', 'emitReports'] },
              { target: '.incomplete', actions: 'markRefused' },
            ],
            'dialog.close': [
              { guard: 'written', target: '.confirmingClose' },
              { target: 'closed', actions: 'emitClosed' },
            ],
          },
          states: {
            editing: {},
            /** The report is empty or too long. */
            incomplete: { always: { guard: 'reportable', target: 'editing' } },
            confirmingClose: {
              on: {
                'dialog.close': {},
                'close.confirm': { target: '#skillTranslation.report.closed', actions: 'emitClosed' },
                'close.cancel': 'editing',
              },
            },
          },
        },
        /** Stays open until it is closed, because it says where the report is stored. */
        stored: {
          on: {
            'dialog.close': { target: 'closed', actions: 'emitClosed' },
            'location.changed': [
              {
                guard: withEvent('isOpen'),
                actions: withEvent('setFilters'),
              },
              { target: 'closed', actions: withEvent('setFilters') },
            ],
          },
        },
      },
    },
  },
});
