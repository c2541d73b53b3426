import type { Crisis, CrisisKind } from './crisis/phraseGroups.ts';

/**
 * Ways to reach a person. Only what two texts confirm: the lines for violence at home and for sexual assault are not among
 * them until somebody has checked their numbers.
 */
export type CrisisWay = 'emergency' | 'call' | 'text' | 'chat' | 'tty' | 'homeless';

export type CrisisOpening =
  | 'matter'
  | 'heavy'
  | 'helpThem'
  | 'emergency'
  | 'beforeHarm'
  | 'mayHarm'
  | 'safe'
  | 'theySafe'
  | 'notYourFault'
  | 'notTheirFault'
  | 'shelter';

export type CrisisAdvice =
  | 'someoneListens'
  | 'stepAway'
  | 'hurtNow'
  | 'thinkingOfSuicide'
  | 'askThem'
  | 'forFamily'
  | 'theyInDanger'
  | 'tellWhatYouTook'
  | 'tellWhatTheyTook'
  | 'afterwards'
  | 'waitForHelp'
  | 'stayWithThem'
  | 'leaveWeapon'
  | 'ifAnyoneHurt'
  | 'getToSafety'
  | 'abuseDanger'
  | 'phoneIsSeen'
  | 'believeThem'
  | 'traumaCare'
  | 'notSafe'
  | 'theyDecide'
  | 'shelterLine';

/** What a card says about a crisis. `gentle`: it stands aside, and interrupts nobody. */
export interface CrisisHelp extends Crisis {
  tone: 'urgent' | 'gentle';
  opening: CrisisOpening;
  ways: readonly CrisisWay[];
  advice: readonly CrisisAdvice[];
}
type Said = Pick<CrisisHelp, 'opening' | 'ways' | 'advice'>;

/** Call, text, chat: who writes waits longer, because responders write with several people at once. */
const crisisLine = ['call', 'text', 'chat'] as const;

/** What is said to whoever is in it, and to whoever worries about somebody. */
const helps: Readonly<Record<CrisisKind, { own: Said; other: Said }>> = {
  suicide: {
    own: {
      opening: 'matter',
      ways: [...crisisLine, 'tty', 'emergency'],
      advice: ['someoneListens', 'stepAway', 'hurtNow'],
    },
    other: {
      opening: 'helpThem',
      ways: [...crisisLine, 'emergency'],
      advice: ['askThem', 'forFamily', 'theyInDanger'],
    },
  },
  overdose: {
    own: { opening: 'emergency', ways: ['emergency', 'call'], advice: ['tellWhatYouTook', 'afterwards'] },
    other: { opening: 'emergency', ways: ['emergency', 'call'], advice: ['tellWhatTheyTook', 'forFamily'] },
  },
  medical: {
    own: { opening: 'emergency', ways: ['emergency'], advice: ['waitForHelp'] },
    other: { opening: 'emergency', ways: ['emergency'], advice: ['stayWithThem'] },
  },
  violence: {
    own: {
      opening: 'beforeHarm',
      ways: ['emergency', ...crisisLine],
      advice: ['ifAnyoneHurt', 'leaveWeapon'],
    },
    other: { opening: 'mayHarm', ways: ['emergency', 'call'], advice: ['getToSafety', 'forFamily'] },
  },
  abuse: {
    own: { opening: 'safe', ways: ['emergency', ...crisisLine], advice: ['abuseDanger', 'phoneIsSeen'] },
    other: { opening: 'theySafe', ways: ['emergency', 'call'], advice: ['believeThem', 'forFamily'] },
  },
  assault: {
    own: {
      opening: 'notYourFault',
      ways: [...crisisLine, 'emergency'],
      advice: ['traumaCare', 'notSafe'],
    },
    other: {
      opening: 'notTheirFault',
      ways: [...crisisLine, 'emergency'],
      advice: ['theyDecide', 'traumaCare', 'theyInDanger'],
    },
  },
  homeless: {
    own: { opening: 'shelter', ways: ['homeless', 'call'], advice: ['shelterLine'] },
    other: { opening: 'shelter', ways: ['homeless', 'call'], advice: ['shelterLine', 'forFamily'] },
  },
};

/** Signs name no wish to die, so the card asks. */
const signs: Said = { opening: 'heavy', ways: crisisLine, advice: ['thinkingOfSuicide'] };

function saidOf({ level, kind }: Crisis): Said {
  if (level === 'aboutOther') return helps[kind].other;
  return level === 'indirect' && kind === 'suicide' ? signs : helps[kind].own;
}

/** Where waiting costs a life, no sign is gentle. */
const pressing: readonly CrisisKind[] = ['overdose', 'medical', 'violence'];

/** The lines of the card about a crisis, and where help is, first things first. */
export function crisisHelp(crisis: Crisis): CrisisHelp {
  const isGentle = crisis.level === 'indirect' && !pressing.includes(crisis.kind);
  return { ...crisis, tone: isGentle ? 'gentle' : 'urgent', ...saidOf(crisis) };
}
