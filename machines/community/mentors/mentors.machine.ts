import { assign, emit, enqueueActions, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import {
  communityPhrase,
  findMentors,
  noMentorFilters,
  hasMentorFilters,
  mentorFieldFilters,
} from '../model/index.ts';
import type { CommunityLinks, Mentor, MentorFilters } from '../model/index.ts';
import type { ToastEmitted } from '../../system/model/index.ts';
import type { WorldDispatchEmitted } from '../../model/world/index.ts';

/** Events that the page of mentors sends. */
export type MentorsEvent =
  | {
      [Name in keyof MentorFilters]: { type: 'filter.change'; filter: Name; value: MentorFilters[Name] };
    }[keyof MentorFilters]
  | { type: 'filters.clear' }
  /** Asks for a conversation. */
  | { type: 'mentor.ask'; mentorId: string }
  | { type: 'mentor.withdraw'; mentorId: string };

/** Events from the app: the filters of the URL, and the requested mentors. */
export type MentorsParentEvent =
  | { type: 'location.changed'; filters: MentorFilters }
  | { type: 'requests.changed'; requestedIds: readonly string[] };

export type MentorsEmitted =
  | ToastEmitted
  | WorldDispatchEmitted
  /** The URL should name these filters. */
  | { type: 'search.changed'; filters: MentorFilters };

export interface MentorsInput {
  mentors: readonly Mentor[];
  /** Ids of the requested mentors. */
  requestedIds: readonly string[];
  /** From the URL. */
  filters: MentorFilters;
  links: CommunityLinks;
}
export type MentorsContext = MentorsInput;

/**
 * Civilian mentors for veterans: search, and request a conversation. Requests come from the shared world, so a mentor
 * who was asked in another tab isn't asked again.
 */
export const mentorsMachine = setup({
  types: {
    context: {} as MentorsContext,
    events: {} as MentorsEvent | MentorsParentEvent,
    emitted: {} as MentorsEmitted,
    input: {} as MentorsInput,
  },
  actions: {
    setFilters: assign((_, { filters }: { filters: MentorFilters }) => ({ filters })),
    setRequestedIds: assign((_, { requestedIds }: { requestedIds: readonly string[] }) => ({ requestedIds })),
    changeFilter: assign(
      ({ context }, { filter, value }: { filter: keyof MentorFilters; value: string }) => ({
        filters: { ...context.filters, [filter]: value },
      }),
    ),
    clearFilters: assign({ filters: noMentorFilters }),
    emitFilters: emit(({ context: { filters } }) => ({ type: 'search.changed', filters })),
    ask: enqueueActions(({ context, enqueue }, { mentorId }: { mentorId: string }) => {
      const mentor = context.mentors.find(({ id }) => id === mentorId);
      if (!mentor || context.requestedIds.includes(mentorId)) return;
      const { id, name: title } = mentor;
      enqueue.emit({ type: 'world.dispatch', command: { type: 'mentor.ask', mentor: { id, title } } });
      enqueue.emit({
        type: 'page.toast',
        toast: { title: communityPhrase('mentorAsked'), description: title },
      });
    }),
    withdraw: enqueueActions(({ context, enqueue }, { mentorId }: { mentorId: string }) => {
      if (!context.requestedIds.includes(mentorId)) return;
      enqueue.emit({ type: 'world.dispatch', command: { type: 'mentor.withdraw', mentorId } });
      enqueue.emit({ type: 'page.toast', toast: { title: communityPhrase('mentorWithdrawn') } });
    }),
  },
  guards: {
    foundSome: ({ context }) => findMentors(context.mentors, context.filters).length > 0,
    foundNone: ({ context }) => findMentors(context.mentors, context.filters).length === 0,
  },
}).createMachine({
  id: 'mentors',
  context: ({ input }) => input,
  initial: 'some',
  on: {
    'location.changed': { actions: withEvent('setFilters') },
    'requests.changed': { actions: withEvent('setRequestedIds') },
    'filter.change': { actions: [withEvent('changeFilter'), 'emitFilters'] },
    'filters.clear': { actions: ['clearFilters', 'emitFilters'] },
    'mentor.ask': { actions: withEvent('ask') },
    'mentor.withdraw': { actions: withEvent('withdraw') },
  },
  states: {
    some: { always: { guard: 'foundNone', target: 'none' } },
    none: { always: { guard: 'foundSome', target: 'some' } },
  },
});

export interface MentorsView {
  filters: MentorFilters;
  fields: typeof mentorFieldFilters;
  isFiltered: boolean;
  mentors: readonly (Mentor & { isRequested: boolean })[];
  /** Number of requested mentors. */
  requestedCount: number;
  links: CommunityLinks;
}

export function mentorsView({ context }: SnapshotFrom<typeof mentorsMachine>): MentorsView {
  const { mentors, requestedIds, filters, links } = context;
  return {
    filters,
    fields: mentorFieldFilters,
    isFiltered: hasMentorFilters(filters),
    mentors: findMentors(mentors, filters).map((item) => ({
      ...item,
      isRequested: requestedIds.includes(item.id),
    })),
    requestedCount: requestedIds.length,
    links,
  };
}
