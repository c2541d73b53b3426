import { assign, emit, enqueueActions, fromPromise, raise, setup } from 'xstate';
import { crisisParts } from '../../system/crisis/crisisParts.ts';
import type { CrisisContext, CrisisDismiss } from '../../system/crisis/crisisParts.ts';
import type { CrisisFound } from '../../system/crisis/crisisCheck.ts';
import { isEqual } from '../../model/isEqual.ts';
import { randomUuid } from '../../model/uuid.ts';
import type { WorldDispatchEmitted } from '../../model/world/index.ts';
import { mentoringSubject } from '../../model/exchange/ownTarget.ts';
import { searchDebounceMs } from '../../system/model/feedTiming.ts';
import { problemOf, submitTimeoutMs, unreachable, withoutError } from '../../system/model/index.ts';
import type { FieldErrors, Problem, ToastEmitted } from '../../system/model/index.ts';
import {
  communityPhrase,
  draftOfOffer,
  isRequestOpen,
  mentorRequestMax,
  newOffer,
  noMentorFilters,
  offerOf,
} from '../model/index.ts';
import type {
  CommunityLinks,
  FoundMentors,
  Mentor,
  MentorCommand,
  MentorFilters,
  Mentoring,
  MentoringStep,
  MentorOptions,
  MentorServer,
  OfferDraft,
  OfferField,
} from '../model/index.ts';

/** Events that the page of mentors sends. */
export type MentorsEvent =
  | {
      [Name in keyof MentorFilters]: { type: 'filter.change'; filter: Name; value: MentorFilters[Name] };
    }[keyof MentorFilters]
  | { type: 'filters.clear' }
  | { type: 'list.more' }
  | { type: 'list.retry' }
  | { type: 'own.retry' }
  /** Opens the form in which somebody is asked. */
  | { type: 'mentor.ask'; mentorId: string }
  | { type: 'request.change'; text: string }
  | { type: 'request.send' }
  | { type: 'mentor.withdraw'; mentorId: string }
  /** Answers a request, or takes one's own back. Ending a mentoring asks first. */
  | { type: 'mentoring.take'; id: string; step: MentoringStep }
  | { type: 'end.confirm' }
  | { type: 'offer.open' }
  | { type: 'offer.change'; changes: Partial<OfferDraft> }
  | { type: 'offer.save' }
  | { type: 'offer.stop' }
  | { type: 'dialog.close' }
  | CrisisDismiss;

/** Events from the app: the filters of the URL, and what has happened. */
export type MentorsParentEvent =
  | { type: 'location.changed'; filters: MentorFilters }
  | { type: 'requests.changed'; requestedIds: readonly string[] };

export type MentorsEmitted =
  | ToastEmitted
  | WorldDispatchEmitted
  /** The URL should name these filters. */
  | { type: 'search.changed'; filters: MentorFilters };

export interface MentorsInput {
  server: MentorServer;
  /** Ids of the mentors whom the world says were asked. */
  requestedIds: readonly string[];
  /** From the URL. */
  filters: MentorFilters;
  links: CommunityLinks;
  /** From 0 up to, but not including, 1. */
  random: () => number;
}
export interface MentorsContext extends MentorsInput, CrisisContext {
  mentors: readonly Mentor[];
  total: number;
  options: MentorOptions;
  cursor: string | null;
  /** What the person offers, asked and was asked; null until it is known, and where nobody answers. */
  own: Mentoring | null;
  /** Who is asked, and what is written to them. */
  asking: { mentor: Pick<Mentor, 'id' | 'name'>; text: string } | null;
  draft: OfferDraft;
  errors: FieldErrors<OfferField>;
  attempt: number;
  /** The mentoring that is about to end. */
  ending: string | null;
  /** What is sent, the same for every attempt. */
  command: MentorCommand | null;
  problem: Problem;
}

type MachineEvent =
  | MentorsEvent
  | MentorsParentEvent
  | CrisisFound
  | { type: 'command.send' }
  | { type: 'command.done' };

/** What is missing in an offer. */
function offerErrors(draft: OfferDraft): FieldErrors<OfferField> {
  const { work, fields, topics, languages } = offerOf(draft);
  return {
    ...(work.trim() === '' && { work: communityPhrase('offerWork') }),
    ...(fields.length === 0 && { fields: communityPhrase('offerFields') }),
    ...(topics.length === 0 && { topics: communityPhrase('offerTopics') }),
    ...(languages.length === 0 && { languages: communityPhrase('offerLanguages') }),
  };
}

export const canAsk = ({ asking }: Pick<MentorsContext, 'asking'>) => {
  const text = asking?.text.trim() ?? '';
  return text !== '' && text.length <= mentorRequestMax;
};

/** The open or running mentoring with somebody. */
export const mentoringWith = ({ own }: Pick<MentorsContext, 'own'>, mentorId: string) =>
  own?.mentorships.find(
    ({ side, other, status }) =>
      side === 'person' && other.id === mentorId && (isRequestOpen(status) || status === 'accepted'),
  );
export const isAsked = (context: MentorsContext, mentorId: string) =>
  context.requestedIds.includes(mentorId) || mentoringWith(context, mentorId) !== undefined;

const crisis = crisisParts<MentorsContext, MachineEvent>({
  textsOf: ({ asking, draft }) => ({ own: [asking?.text ?? '', draft.about] }),
  sends: { type: 'request.send' },
});

export const mentorsSetup = setup({
  types: {
    context: {} as MentorsContext,
    events: {} as MachineEvent,
    emitted: {} as MentorsEmitted,
    input: {} as MentorsInput,
  },
  actors: {
    ...crisis.actors,
    find: fromPromise<FoundMentors, { server: MentorServer; filters: MentorFilters; cursor: string | null }>(
      ({ input: { server, ...asked } }) => server.findMentors(asked),
    ),
    loadOwn: fromPromise<Mentoring | null, MentorServer>(({ input }) => input.loadMentoring()),
    send: fromPromise<unknown, { server: MentorServer; command: MentorCommand }>(
      async ({ input: { server, command } }) => server.send?.(command),
    ),
  },
  actions: crisis.actions,
  guards: crisis.guards,
  delays: { searchDebounce: searchDebounceMs, submitTimeout: submitTimeoutMs },
}).extend({
  actions: {
    setFilters: assign((_, { filters }: { filters: MentorFilters }) => ({ filters })),
    changeFilter: assign(
      ({ context }, { filter, value }: { filter: keyof MentorFilters; value: string }) => ({
        filters: { ...context.filters, [filter]: value },
      }),
    ),
    clearFilters: assign({ filters: noMentorFilters }),
    emitRoute: emit(({ context: { filters } }) => ({ type: 'search.changed', filters })),
    setFirstPage: assign((_, { output }: { output: FoundMentors }) => ({
      mentors: output.mentors,
      total: output.total,
      options: output.options,
      cursor: output.nextCursor,
    })),
    appendNextPage: assign(({ context }, { output }: { output: FoundMentors }) => ({
      mentors: [...context.mentors, ...output.mentors],
      cursor: output.nextCursor,
    })),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    setRequestedIds: assign((_, { requestedIds }: { requestedIds: readonly string[] }) => ({ requestedIds })),
    setOwn: assign((_, { output }: { output: Mentoring | null }) => ({ own: output })),
    begin: assign(({ context }, { mentorId }: { mentorId: string }) => {
      const mentor = context.mentors.find(({ id }) => id === mentorId);
      return { asking: mentor ? { mentor, text: '' } : null, command: null, problem: unreachable };
    }),
    write: assign(({ context: { asking } }, { text }: { text: string }) => ({
      asking: asking && { ...asking, text },
      command: null,
    })),
    editOffer: assign(({ context: { own } }) => ({
      draft: own?.offer ? draftOfOffer(own.offer) : newOffer,
      errors: {},
      command: null,
    })),
    changeOffer: assign(({ context }, { changes }: { changes: Partial<OfferDraft> }) => ({
      draft: { ...context.draft, ...changes },
      errors: Object.keys(changes).reduce(
        (errors, field) => withoutError(errors, field as OfferField),
        context.errors,
      ),
      command: null,
    })),
    showOfferErrors: assign(({ context }) => ({
      errors: offerErrors(context.draft),
      attempt: context.attempt + 1,
    })),
    aim: assign((_, { id }: { id: string }) => ({ ending: id, command: null })),
    forget: assign({ asking: null, ending: null, command: null }),
    /** Notes in the world whom the person asked, where nobody is told. */
    noteRequest: enqueueActions(({ context: { asking, server }, enqueue }) => {
      if (server.send || !asking) return;
      const { id, name: title } = asking.mentor;
      enqueue.emit({ type: 'world.dispatch', command: { type: 'mentor.ask', mentor: { id, title } } });
    }),
    compose: assign(({ context: { command, random } }, next: Omit<MentorCommand, 'id'>) =>
      command && isEqual({ ...command, id: '' }, { ...next, id: '' })
        ? {}
        : { command: { ...next, id: randomUuid(random) } as MentorCommand },
    ),
    sendCommand: raise({ type: 'command.send' }),
    tell: enqueueActions(({ context: { asking, command, server }, enqueue }) => {
      if (!command) return;
      const { type } = command;
      const toasts = {
        'mentor.offer': 'mentorOffered',
        'mentor.stop': 'mentorStopped',
        'mentor.request': 'mentorAsked',
        'mentor.withdraw': 'mentorWithdrawn',
        'mentor.accept': 'mentorAccepted',
        'mentor.wait': 'mentorWaits',
        'mentor.decline': 'mentorDeclined',
        'mentor.end': 'mentorEnded',
      } as const;
      const toast = { title: communityPhrase(toasts[type]) };
      enqueue.emit({
        type: 'page.toast',
        toast: type === 'mentor.request' && asking ? { ...toast, description: asking.mentor.name } : toast,
      });
      // What was answered needs no notice any more.
      if (server.send && 'mentorshipId' in command.payload)
        enqueue.emit({
          type: 'world.dispatch',
          command: {
            type: 'conversation.read',
            reader: 'user',
            withId: mentoringSubject(command.payload.mentorshipId),
          },
        });
    }),
    withdrawNoted: enqueueActions(({ context, enqueue }, { mentorId }: { mentorId: string }) => {
      enqueue.emit({ type: 'world.dispatch', command: { type: 'mentor.withdraw', mentorId } });
      enqueue.emit({ type: 'page.toast', toast: { title: communityPhrase('mentorWithdrawn') } });
      void context;
    }),
    done: raise({ type: 'command.done' }),
  },
  guards: {
    hasMore: ({ context }) => context.cursor !== null,
    foundSome: ({ context }) => context.mentors.length > 0,
    isSameSearch: ({ context }, { filters }: { filters: MentorFilters }) => isEqual(filters, context.filters),
    mayAsk: ({ context }, { mentorId }: { mentorId: string }) =>
      !isAsked(context, mentorId) && context.mentors.some(({ id }) => id === mentorId),
    canAsk: ({ context }) => canAsk(context),
    isNoted: ({ context }, { mentorId }: { mentorId: string }) => context.requestedIds.includes(mentorId),
    mayWithdraw: ({ context }, { mentorId }: { mentorId: string }) =>
      mentoringWith(context, mentorId) !== undefined,
    mayOffer: ({ context }) => context.own !== null,
    isWhole: ({ context }) => Object.keys(offerErrors(context.draft)).length === 0,
    isEnding: (_, { step }: { step: MentoringStep }) => step === 'end',
  },
});
