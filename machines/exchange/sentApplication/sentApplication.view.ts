import type { SnapshotFrom } from 'xstate';
import type { Phrase } from '../../kit/phrase.ts';
import { formatQuery } from '../../model/text/query.ts';
import { accountHref } from '../../account/model/accountSections.ts';
import type { AccessRecord, ApplicationStep } from '../../model/exchange/responses.ts';
import { actingAsSelf, ownApplicationTabs, shellHref, tabOf } from '../../shell/model/index.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import { inboxHref, sentAnswers, sentProfile } from '../model/index.ts';
import type { AnswerPart, SentPart } from '../model/index.ts';
import type { OptionalPart } from '../../model/exchange/optionalParts.ts';
import { canWithdraw, findSent, standingDecision, stepsInWorld } from './sentApplication.ts';
import type { SentApplication } from './sentApplication.ts';
import type { sentApplicationMachine } from './sentApplication.machine.ts';

export interface SentApplicationView {
  state: 'loading' | 'missing' | 'shown';
  application: SentApplication | null;
  /** Oldest first. */
  steps: readonly ApplicationStep[];
  /** The decision that stands, with the organization's words; null if there is none. */
  decision: ApplicationStep | null;
  /** What the person wrote, and sent of their profile. Null until it is known, and for what the organization never got. */
  sent: { answers: readonly SentPart<AnswerPart>[]; profile: readonly SentPart<OptionalPart>[] } | null;
  /** Who looked at it, newest first. Null as `sent` is. */
  readings: readonly AccessRecord[] | null;
  /** Who did what is not known while it is not `loaded`. */
  history: 'loading' | 'loaded' | 'failed';
  /** `over`: nothing is left to withdraw. */
  withdrawal: 'over' | 'idle' | 'confirming' | 'sending' | 'failed' | 'done';
  failure: Phrase | null;
  links: {
    /** The tab that lists it. */
    tab: { label: Phrase; href: string };
    /** Null until they are known, and if nobody got it or the organization is suspended or gone. */
    messages: string | null;
    listing: string | null;
    /** All records of who looked; null if these are all. */
    readings: string | null;
  };
  reader: Reader;
}

type Snapshot = SnapshotFrom<typeof sentApplicationMachine>;

const withdrawalStates = {
  idle: 'idle',
  confirming: 'confirming',
  sending: 'sending',
  refused: 'sending',
  proving: 'sending',
  notWithdrawn: 'failed',
} as const satisfies Record<Snapshot['value']['withdrawal'], SentApplicationView['withdrawal']>;

function withdrawalOf(
  { value, context: { isWithdrawn } }: Snapshot,
  sent: SentApplication | null,
): SentApplicationView['withdrawal'] {
  if (isWithdrawn) return 'done';
  return sent && canWithdraw(sent) ? withdrawalStates[value.withdrawal] : 'over';
}

const own = { mode: 'account', role: 'user' } as const;

export function sentApplicationView(snapshot: Snapshot): SentApplicationView {
  const { value, context } = snapshot;
  const { world, isKnown, applicationId, loaded, problem, reader } = context;
  const application = findSent(world, applicationId);
  const steps = application ? (loaded?.history ?? stepsInWorld(world, application)) : [];
  const { value: tab, label } = tabOf('user', ownApplicationTabs[application?.kind ?? 'job'], 'account');
  const withdrawal = withdrawalOf(snapshot, application);
  const known = application && loaded;
  const isOpen = !application?.organizationState;
  return {
    state: application ? 'shown' : isKnown ? 'missing' : 'loading',
    application,
    steps,
    decision: standingDecision(steps),
    sent: known?.sent
      ? { answers: sentAnswers(known.sent.answers), profile: sentProfile(known.sent.snapshot) }
      : null,
    readings: known?.log.records ?? null,
    history:
      value.history === 'failed'
        ? 'failed'
        : value.history === 'loaded' || value.history === 'none'
          ? 'loaded'
          : 'loading',
    withdrawal,
    failure: withdrawal === 'failed' || value.history === 'failed' ? problemMessage(problem) : null,
    links: {
      tab: { label, href: shellHref({ ...own, tab, query: { as: actingAsSelf } }) },
      messages: loaded && isOpen ? inboxHref(null, { to: { organizationId: loaded.organizationId } }) : null,
      listing:
        application?.listingId && isOpen
          ? shellHref({ ...own, tab: 'marketplace' }) +
            formatQuery({ as: actingAsSelf, open: 'details', listing: application.listingId })
          : null,
      readings: known?.log.nextCursor ? accountHref('access') : null,
    },
    reader,
  };
}
