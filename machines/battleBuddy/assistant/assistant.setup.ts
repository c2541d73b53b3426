import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { EventObject } from 'xstate';
import { callbackNotProvided, changesNotProvided, failureHandlers } from '../../kit/index.ts';
import { crisisHelp } from '../../system/model/crisisHelp.ts';
import type { CrisisFinding } from '../../system/model/crisisWatch.ts';
import { isPlainDanger } from '../../system/model/crisisWatch.ts';
import { problemOf, submitTimeoutMs, unreachable } from '../../system/model/index.ts';
import type { Problem } from '../../system/model/index.ts';
import { crisisCheckMs, loadCrisisCheck } from '../../system/crisis/loadCrisisCheck.ts';
import { chatMessageMax, conversationNameMax } from '../model/index.ts';
import type {
  AssistantAbout,
  AssistantConversation,
  AssistantConversationDetail,
  AssistantConversations,
  AssistantFeedback,
  AssistantPart,
  AssistantQuestion,
  AssistantServer,
  ProposedCommand,
  ShownConversation,
} from '../model/index.ts';
import { proposalKey } from './assistant.events.ts';
import type {
  AssistantDeviceEvent,
  AssistantEmitted,
  AssistantEvent,
  AssistantInput,
  AssistantParentEvent,
  AssistantTurn,
  CrisisShown,
  ProposalState,
} from './assistant.events.ts';

/** The search waits until nothing was typed for so long. */
export const searchDebounceMs = 300;

export interface AssistantContext extends AssistantInput {
  about: AssistantAbout | null;
  list: { items: readonly AssistantConversation[]; nextCursor: string | null; q: string };
  listProblem: Problem;
  /** Null: a new one, which begins with its first question. */
  conversation: AssistantConversation | null;
  turns: readonly AssistantTurn[];
  /** Why the conversation or the answer is missing. */
  problem: Problem;
  draft: string;
  /** Where help is, above the conversation. */
  crisis: CrisisShown;
  /** Ids of answers that show how they came about. */
  why: readonly string[];
  proposals: Readonly<Record<string, ProposalState>>;
  /** The proposal that is being sent. */
  sending: { message: string; index: number } | null;
  /** The answer that is read aloud. */
  aloud: { message: string; text: string } | null;
  name: string;
  /** What is deleted: a conversation, or null: all. */
  deleting: string | null;
  changeProblem: Problem;
}

/** The signs of a crisis stay in sight as long as the conversation. */
const crisisIn = (parts: readonly AssistantPart[]): CrisisShown =>
  parts.reduce<CrisisShown>((found, part) => (part.type === 'crisis' ? crisisHelp(part.card) : found), null);

const withTurn = (
  turns: readonly AssistantTurn[],
  changes: (turn: AssistantTurn) => Partial<AssistantTurn>,
) => turns.map((turn, index) => (index === turns.length - 1 ? { ...turn, ...changes(turn) } : turn));

/** A plain danger is not replaced by a sign, or by nothing. */
const moreSerious = (before: CrisisShown, found: CrisisShown): CrisisShown =>
  found === null || (isPlainDanger(before) && !isPlainDanger(found)) ? before : found;

export const listFailure = failureHandlers('setListProblem');
export const changeFailure = failureHandlers('setChangeProblem');

const firstOf = (open: ShownConversation) => ({
  open,
  conversation: null,
  turns: [],
  crisis: null,
  why: [],
  proposals: {},
});

export const assistantSetup = setup({
  types: {
    context: {} as AssistantContext,
    events: {} as AssistantEvent | AssistantParentEvent | AssistantDeviceEvent,
    emitted: {} as AssistantEmitted,
    input: {} as AssistantInput,
  },
  actors: {
    /** Reports the conversation in the URL with `location.changed`. */
    locationChanges: changesNotProvided,
    /** Turns speech into text: `speech.heard`, `speech.ended`. */
    listen: callbackNotProvided<EventObject, { language: string }>('listen'),
    /** Reads a text aloud: `aloud.ended`. */
    speak: callbackNotProvided<EventObject, { language: string; text: string }>('speak'),
    findCrisis: fromPromise<CrisisFinding | null, { text: string }>(async ({ input: { text } }) =>
      (await loadCrisisCheck())({ own: [text] }),
    ),
    load: fromPromise<AssistantConversations, { server: AssistantServer; q: string; cursor: string | null }>(
      ({ input: { server, ...page } }) => server.list(page),
    ),
    begin: fromPromise<AssistantConversation, Pick<AssistantInput, 'server' | 'language'>>(
      ({ input: { server, language } }) => server.begin({ language }),
    ),
    read: fromPromise<AssistantConversationDetail, { server: AssistantServer; id: string }>(
      ({ input: { server, id } }) => server.read({ id }),
    ),
    rename: fromPromise<AssistantConversation, { server: AssistantServer; id: string; name: string }>(
      ({ input: { server, ...change } }) => server.rename(change),
    ),
    remove: fromPromise<void, { server: AssistantServer; id: string | null }>(({ input: { server, id } }) =>
      server.remove({ id }),
    ),
    rate: fromPromise<
      void,
      { server: AssistantServer; conversation: string; message: string; feedback: AssistantFeedback }
    >(({ input: { server, ...rated } }) => server.rate(rated)),
    send: fromPromise<void, { server: AssistantServer; command: ProposedCommand }>(
      ({ input: { server, command } }) => server.send(command),
    ),
    /** Answers part by part. Stopped, the server still finishes the answer, and keeps it. */
    answer: fromCallback<EventObject, AssistantQuestion & { server: AssistantServer }>(
      ({ input: { server, ...question }, sendBack }) => server.ask(question, sendBack),
    ),
  },
  actions: {
    write: assign((_, { text }: { text: string }) => ({ draft: text })),
    hear: assign(({ context: { draft } }, { text }: { text: string }) => ({
      draft: `${draft}${draft === '' || /\s$/.test(draft) ? '' : ' '}${text}`.slice(0, chatMessageMax),
    })),
    addTurn: assign(({ context: { turns, newId, now } }, { text }: { text: string }) => ({
      turns: [
        ...turns,
        {
          id: newId(),
          text: text.trim(),
          at: new Date(now()).toISOString(),
          parts: [],
          state: 'answering',
          feedback: null,
        } satisfies AssistantTurn,
      ],
    })),
    clearDraft: assign({ draft: '' }),
    addPart: assign(({ context: { turns, crisis } }, { part }: { part: AssistantPart }) => ({
      turns: withTurn(turns, ({ parts }) => ({ parts: [...parts, part] })),
      crisis: moreSerious(crisis, crisisIn([part])),
    })),
    setTurn: assign(({ context: { turns } }, { state }: { state: AssistantTurn['state'] }) => ({
      turns: withTurn(turns, () => ({ state })),
    })),
    /** Asks the same question again: the server has its answer, or gives it anew. */
    restartTurn: assign(({ context: { turns } }) => ({
      turns: withTurn(turns, () => ({ state: 'answering', parts: [] })),
    })),
    showCrisis: assign(({ context: { crisis } }, { output }: { output: CrisisFinding | null }) => ({
      crisis: moreSerious(crisis, output),
    })),
    hideCrisis: assign({ crisis: null }),
    setConversation: assign((_, { output }: { output: AssistantConversationDetail }) => ({
      ...firstOf({ id: output.conversation.id }),
      conversation: output.conversation,
      turns: output.messages.map(({ id, text, at, parts, feedback }) => ({
        id,
        text,
        at,
        parts,
        feedback,
        state: parts.length > 0 ? 'answered' : 'answering',
      })) satisfies AssistantTurn[],
      crisis: crisisIn(output.messages.flatMap(({ parts }) => parts)),
    })),
    setBegun: assign(({ context: { list } }, { output }: { output: AssistantConversation }) => ({
      open: { id: output.id },
      conversation: output,
      list: { ...list, items: [output, ...list.items] },
    })),
    setOpen: assign((_, { open }: { open: ShownConversation }) => firstOf(open)),
    emitRoute: emit(({ context: { open } }): AssistantEmitted => ({ type: 'route.changed', open })),
    /** The first answer gives a new conversation its name. */
    setList: assign(
      ({ context: { list, conversation } }, { output }: { output: AssistantConversations }) => ({
        list: { ...list, items: output.items, nextCursor: output.nextCursor },
        about: output.about,
        conversation: output.items.find(({ id }) => id === conversation?.id) ?? conversation,
      }),
    ),
    addToList: assign(({ context: { list } }, { output }: { output: AssistantConversations }) => ({
      list: { ...list, items: [...list.items, ...output.items], nextCursor: output.nextCursor },
    })),
    search: assign(({ context: { list } }, { q }: { q: string }) => ({ list: { ...list, q } })),
    setListProblem: assign((_, { error }: { error: unknown }) => ({ listProblem: problemOf(error) })),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    setChangeProblem: assign((_, { error }: { error: unknown }) => ({ changeProblem: problemOf(error) })),
    toggleWhy: assign(({ context: { why } }, { message }: { message: string }) => ({
      why: why.includes(message) ? why.filter((id) => id !== message) : [...why, message],
    })),
    chooseProposal: assign(
      ({ context: { proposals } }, { message, index }: { message: string; index: number }) => ({
        sending: { message, index },
        proposals: { ...proposals, [proposalKey(message, index)]: 'sending' as const },
      }),
    ),
    settleProposal: assign(({ context: { proposals, sending } }, { state }: { state: ProposalState }) => ({
      sending: null,
      proposals: sending ? { ...proposals, [proposalKey(sending.message, sending.index)]: state } : proposals,
    })),
    setFeedback: assign(
      ({ context: { turns } }, { message, feedback }: { message: string; feedback: AssistantFeedback }) => ({
        turns: turns.map((turn) => (turn.id === message ? { ...turn, feedback } : turn)),
      }),
    ),
    setAloud: assign((_, { message, text }: { message: string; text: string }) => ({
      aloud: { message, text },
    })),
    silence: assign({ aloud: null }),
    startName: assign(({ context: { conversation } }) => ({ name: conversation?.name ?? '' })),
    setName: assign((_, { name }: { name: string }) => ({ name })),
    setRenamed: assign(({ context: { list } }, { output }: { output: AssistantConversation }) => ({
      conversation: output,
      list: { ...list, items: list.items.map((item) => (item.id === output.id ? output : item)) },
    })),
    askDelete: assign((_, { id }: { id: string | null }) => ({ deleting: id })),
    setDeleted: assign(({ context: { list, deleting, conversation, open } }) => ({
      list: {
        ...list,
        items: deleting === null ? [] : list.items.filter(({ id }) => id !== deleting),
        nextCursor: deleting === null ? null : list.nextCursor,
      },
      ...(deleting === null || conversation?.id === deleting ? firstOf('new') : { open }),
    })),
  },
  guards: {
    isSendable: ({ context: { draft } }) => draft.trim() !== '' && draft.length <= chatMessageMax,
    isNew: ({ context: { open, list, about } }) =>
      open === 'new' || (open === 'latest' && about !== null && list.items.length === 0),
    isNamed: ({ context: { open } }) => typeof open === 'object',
    isListed: ({ context: { about } }) => about !== null,
    hasBegun: ({ context: { conversation } }) => conversation !== null,
    isProposed: ({ context: { turns } }, { message, index }: { message: string; index: number }) =>
      turns.find(({ id }) => id === message)?.parts[index]?.type === 'proposal',
    isUnfinished: ({ context: { turns } }) => turns.at(-1)?.state === 'answering',
    isBroken: ({ context: { turns } }) =>
      turns.at(-1)?.state === 'failed' || turns.at(-1)?.state === 'stopped',
    isMissing: (_, { error }: { error: unknown }) => problemOf(error).status === 404,
    isShown: ({ context }, { open }: { open: ShownConversation }) =>
      typeof open === 'object' && typeof context.open === 'object'
        ? open.id === context.open.id
        : open === context.open,
    hasMore: ({ context: { list } }) => list.nextCursor !== null,
    canListen: ({ context: { devices } }) => devices.listens,
    canSpeak: ({ context: { devices } }) => devices.speaks,
    isOtherAloud: ({ context: { aloud } }, { message }: { message: string }) => aloud?.message !== message,
    hasName: ({ context: { name } }) => name.trim() !== '' && name.length <= conversationNameMax,
  },
  delays: {
    crisisCheck: crisisCheckMs,
    submitTimeout: submitTimeoutMs,
    searchDebounce: searchDebounceMs,
  },
});

export const startOf = (input: AssistantInput): AssistantContext => ({
  ...input,
  ...firstOf(input.open),
  about: null,
  list: { items: [], nextCursor: null, q: '' },
  listProblem: unreachable,
  problem: unreachable,
  draft: '',
  sending: null,
  aloud: null,
  name: '',
  deleting: null,
  changeProblem: unreachable,
});

/** The conversation to read: the one that was named, or the newest. */
export const idToRead = ({ open, list }: AssistantContext): string =>
  typeof open === 'object' ? open.id : (list.items[0]?.id ?? '');

/** The last question, as the server takes it. */
export const questionOf = ({ server, conversation, turns, timeZone }: AssistantContext) => ({
  server,
  conversation: conversation?.id ?? '',
  id: turns.at(-1)?.id ?? '',
  text: turns.at(-1)?.text ?? '',
  timeZone,
});
