import type { SnapshotFrom } from 'xstate';
import { educationHref } from '../../education/model/educationHref.ts';
import { ownTabHref, shellHref } from '../../shell/model/shellRoute.ts';
import { crisisHelp } from '../../system/model/crisisHelp.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { chatMessageMax, conversationNameMax, feedbackReasons } from '../model/index.ts';
import type {
  AssistantAbout,
  AssistantCard,
  AssistantFeedback,
  AssistantPart,
  AssistantPartOf,
  AssistantSource,
} from '../model/index.ts';
import { proposalKey } from './assistant.events.ts';
import type { AssistantTurn, CrisisShown } from './assistant.events.ts';
import type { assistantMachine } from './assistant.machine.ts';

/** A piece of a sentence, or the number of its source. */
export type TextPiece = { text: string } | { source: number };

export type AnswerBlock =
  /** Its paragraphs. */
  | { kind: 'text'; paragraphs: readonly (readonly TextPiece[])[] }
  | { kind: 'card'; card: AssistantCard }
  | {
      kind: 'proposal';
      index: number;
      summary: AssistantPartOf<'proposal'>['summary'];
      state: 'open' | 'sending' | 'sent' | 'failed';
      problem: Phrase;
    }
  | { kind: 'handover'; handover: AssistantPartOf<'handover'> }
  /** The person told of a crisis in this message. */
  | { kind: 'crisis'; finding: Exclude<CrisisShown, null> };

export interface TurnView extends Pick<AssistantTurn, 'id' | 'text' | 'at' | 'state'> {
  blocks: readonly AnswerBlock[];
  sources: readonly AssistantSource[];
  /** The text without numbers of sources, for the clipboard and to read aloud. */
  plain: string;
  next: readonly string[];
  /** How the answer came about; null until that is known. */
  why: (AssistantPartOf<'understood'> & Omit<AssistantPartOf<'end'>, 'type'>) | null;
  isWhyShown: boolean;
  feedback: AssistantFeedback | null;
  isAloud: boolean;
  problem: Phrase;
}

export interface AssistantView {
  talk: 'opening' | 'unread' | 'missing' | 'ready' | 'asking' | 'answering';
  /** Empty for a new conversation. */
  name: string;
  isBegun: boolean;
  turns: readonly TurnView[];
  crisis: CrisisShown;
  problem: Phrase;
  draft: string;
  limit: number;
  canSend: boolean;
  devices: { listens: boolean; speaks: boolean };
  isListening: boolean;
  /** Null until it is known who answers. */
  about: AssistantAbout | null;
  list: {
    state: 'loading' | 'listed' | 'failed' | 'loadingMore';
    q: string;
    items: readonly { id: string; name: string; lastAt: string; href: string; isCurrent: boolean }[];
    hasMore: boolean;
    problem: Phrase;
  };
  newHref: string;
  feedbackReasons: typeof feedbackReasons;
  naming: {
    state: 'closed' | 'editing' | 'saving' | 'failed';
    name: string;
    canSave: boolean;
    problem: Phrase;
  };
  /** `isAll`: everything is deleted, not one conversation of this name. */
  deletion: {
    state: 'closed' | 'asking' | 'deleting' | 'failed';
    isAll: boolean;
    name: string;
    problem: Phrase;
  };
  links: CardLinks;
}

/** Where the things on cards are. */
export interface CardLinks {
  listing: (id: string) => string;
  school: (id: string) => string;
  deadlines: string;
  applications: string;
  appointments: string;
  profile: string;
}

const me = { role: 'user' } as const;
export const cardLinks: CardLinks = {
  listing: (id) => shellHref({ ...me, tab: 'marketplace', query: { listing: id } }),
  school: (id) => educationHref(me, 'schools', { school: id }),
  deadlines: shellHref({ ...me, tab: 'dashboard', detail: ['countdown'] }),
  applications: ownTabHref(me, 'applications'),
  appointments: ownTabHref(me, 'wellness'),
  profile: ownTabHref(me, 'profile'),
};

const pieces = (paragraph: string): TextPiece[] =>
  paragraph
    // Several facts of a sentence can be from one source.
    .replaceAll(/\[\d+\](?:\s*\[\d+\])+/g, (run) => [...new Set(run.match(/\[\d+\]/g))].join(' '))
    .split(/(\[\d+\])/)
    .filter((piece) => piece !== '')
    .map((piece) => (/^\[\d+\]$/.test(piece) ? { source: Number(piece.slice(1, -1)) } : { text: piece }));

const paragraphsOf = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map(pieces);

/** Deltas of one text belong together, until something else comes. */
function blocksOf(
  { id, parts }: AssistantTurn,
  proposals: SnapshotFrom<typeof assistantMachine>['context']['proposals'],
): AnswerBlock[] {
  const blocks: AnswerBlock[] = [];
  let said = '';
  const endText = () => {
    const paragraphs = paragraphsOf(said);
    if (paragraphs.length > 0) blocks.push({ kind: 'text', paragraphs });
    said = '';
  };
  for (const [index, part] of parts.entries()) {
    if (part.type === 'text') said += part.delta;
    const block = blockOf(part, index, proposals[proposalKey(id, index)]);
    if (block === null) continue;
    endText();
    blocks.push(block);
  }
  endText();
  return blocks;
}

function blockOf(
  part: AssistantPart,
  index: number,
  proposal: SnapshotFrom<typeof assistantMachine>['context']['proposals'][string] | undefined,
): AnswerBlock | null {
  switch (part.type) {
    case 'crisis':
      return { kind: 'crisis', finding: crisisHelp(part.card) };
    case 'card':
      return { kind: 'card', card: part };
    case 'handover':
      return { kind: 'handover', handover: part };
    case 'proposal':
      return {
        kind: 'proposal',
        index,
        summary: part.summary,
        state: typeof proposal === 'object' ? 'failed' : (proposal ?? 'open'),
        problem: typeof proposal === 'object' ? problemMessage(proposal.error) : '',
      };
    default:
      return null;
  }
}

const all = <Type extends AssistantPart['type']>(parts: readonly AssistantPart[], type: Type) =>
  parts.filter((part): part is AssistantPartOf<Type> => part.type === type);

function whyOf(parts: readonly AssistantPart[]): TurnView['why'] {
  const [understood] = all(parts, 'understood');
  const [end] = all(parts, 'end');
  return understood && end ? { ...end, ...understood } : null;
}

const talkStates = {
  routing: 'opening',
  waiting: 'opening',
  opening: 'opening',
  opened: 'opening',
  unread: 'unread',
  missing: 'missing',
  ready: 'ready',
  checking: 'asking',
  checked: 'asking',
  beginning: 'asking',
  answering: 'answering',
} as const;

export function assistantView({ value, context }: SnapshotFrom<typeof assistantMachine>): AssistantView {
  const { conversation, turns, list, draft, aloud, why, href, open, deleting } = context;
  const last = turns.at(-1);
  const talk = talkStates[value.talk];
  return {
    talk,
    name: conversation?.name ?? '',
    isBegun: conversation !== null,
    turns: turns.map((turn) => ({
      id: turn.id,
      text: turn.text,
      at: turn.at,
      state: turn.state,
      blocks: blocksOf(turn, context.proposals),
      sources: all(turn.parts, 'source'),
      plain: all(turn.parts, 'text')
        .map(({ delta }) => delta)
        .join('')
        .replaceAll(/\s?\[\d+\]/g, ''),
      next:
        turn === last && talk === 'ready'
          ? all(turn.parts, 'next').flatMap(({ questions }) => questions)
          : [],
      why: whyOf(turn.parts),
      isWhyShown: why.includes(turn.id),
      feedback: turn.feedback,
      isAloud: value.aloud === 'reading' && aloud?.message === turn.id,
      problem: problemMessage(context.problem),
    })),
    crisis: context.crisis,
    problem: problemMessage(context.problem),
    draft,
    limit: chatMessageMax,
    canSend:
      (talk === 'ready' || value.talk === 'waiting') && draft.trim() !== '' && draft.length <= chatMessageMax,
    devices: context.devices,
    isListening: value.dictation === 'listening',
    about: context.about,
    list: {
      state: value.list === 'typing' || value.list === 'refreshing' ? 'listed' : value.list,
      q: list.q,
      items: list.items.map(({ id, name, lastAt }) => ({
        id,
        name,
        lastAt,
        href: href({ id }),
        isCurrent: id === conversation?.id || (typeof open === 'object' && id === open.id),
      })),
      hasMore: list.nextCursor !== null,
      problem: problemMessage(context.listProblem),
    },
    newHref: href('new'),
    feedbackReasons,
    naming: {
      state: value.naming,
      name: context.name,
      canSave: context.name.trim() !== '' && context.name.length <= conversationNameMax,
      problem: problemMessage(context.changeProblem),
    },
    deletion: {
      state: value.deletion,
      isAll: deleting === null,
      name: list.items.find(({ id }) => id === deleting)?.name ?? '',
      problem: problemMessage(context.changeProblem),
    },
    links: cardLinks,
  };
}
