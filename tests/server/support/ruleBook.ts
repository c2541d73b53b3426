import { isDeepStrictEqual } from 'node:util';
import {
  applyAccountFacts,
  decideOwn,
  isOwnCommand,
  mayWithdraw,
  personCaseOf,
  stageOf,
  statusAfter,
  submissionCommands,
  submitApplication,
  takenStage,
  termsOf,
  withinLimits,
} from '../../../machines/model/exchange/index.ts';
import type {
  ApplicationDecision,
  ApplicationStatus,
  CaseFact,
  ExchangeFact,
  OpenListing,
  OwnCommand,
  Submission,
} from '../../../machines/model/exchange/index.ts';
import { emptyWorld, worldPhrase } from '../../../machines/model/world/index.ts';
import type { Decision, FactBody, World } from '../../../machines/model/world/index.ts';
import { emptyProfile } from '../../../machines/profile/model/index.ts';

/** A command as it is sent. */
export interface AskedCommand {
  id: string;
  type: string;
  as?: string | undefined;
  expectedVersion?: number | undefined;
  payload: Record<string, unknown>;
}
/** What a server answered: facts, or a problem. */
export interface Answered {
  status: number;
  facts: readonly ExchangeFact[];
  problem: {
    code: string;
    state?: Record<string, unknown>;
    changedBy?: { id: string } | null;
  } | null;
}

interface Step {
  id: string;
  kind: 'submitted' | 'decided' | 'withdrawn';
  statusBefore: ApplicationStatus;
}
export interface KnownApplication {
  id: string;
  organizationId: string;
  userId: string;
  status: ApplicationStatus;
  version: number;
  listing: OpenListing;
  changedBy: string;
  assignee: string | null;
  /** What can still be taken back, oldest first. */
  steps: Step[];
}

export interface BookPerson {
  id: string;
  email: string;
}
export interface BookOrganization {
  id: string;
  name: string;
  staff: readonly string[];
}

type Prediction =
  | { refused: string; application?: KnownApplication | undefined }
  /** What the facts of the caller's side are of, in order. */
  | { kinds: readonly string[] };

const nothingMade: Prediction = { kinds: [] };
const refused = (code: string, application?: KnownApplication): Prediction => ({
  refused: code,
  application,
});

const pair = (organizationId: string, userId: string) => `${organizationId} ${userId}`;

/**
 * The exchange in memory: what the rules make of commands, in the order in which a server carried them out. Ids and times
 * are the server's own and are taken from its facts; all else must be as predicted here.
 */
export function ruleBook(
  people: readonly BookPerson[],
  organizations: readonly BookOrganization[],
  listings: ReadonlyMap<string, OpenListing>,
) {
  const worlds = new Map<string, { world: World; version: number; at: number }>(
    people.map(({ id }) => [id, { world: emptyWorld, version: 0, at: 0 }]),
  );
  const applications = new Map<string, KnownApplication>();
  const blocked = new Set<string>();
  const threads = new Map<string, { organizationId: string; userId: string }>();
  const answers = new Map<string, Answered>();

  const organizationOf = (id: string) => organizations.find((one) => one.id === id);

  /** Applies what happened to a person. Returns whether anything changed. */
  function happen(userId: string, id: string, at: number, body: FactBody): boolean {
    const before = worlds.get(userId)!;
    const world = withinLimits(applyAccountFacts(before.world, [{ id, at, body }]));
    if (world === before.world) return false;
    worlds.set(userId, { world, version: before.version + 1, at });
    return true;
  }
  /** A fact of the person, if it changes their world. `first` gives id and time, and is theirs or that of the other side. */
  function own(userId: string, first: ExchangeFact | undefined, body: FactBody): Prediction {
    const { version } = worlds.get(userId)!;
    // Without a fact nothing may have changed, whatever its id and time would have been.
    const moment = first ?? { id: '00000000-0000-7000-8000-000000000000', at: new Date(0).toISOString() };
    const isChanged = happen(userId, moment.id, Date.parse(moment.at), body);
    if (isChanged && !first) throw new Error(`${body.type} has changed something without a fact`);
    if (isChanged && first?.version != null && first.version !== version + 1)
      throw new Error(`version ${first.version} follows on ${version}`);
    return isChanged ? { kinds: [body.type] } : nothingMade;
  }

  function submit(userId: string, command: AskedCommand, first: ExchangeFact | undefined): Prediction {
    const listingId = command.payload['listingId'] as string;
    const open = listings.get(listingId) ?? null;
    const current =
      [...applications.values()].find(
        (one) =>
          one.userId === userId &&
          one.listing.listing.id === listingId &&
          !['rejected', 'withdrawn'].includes(one.status),
      ) ?? null;
    const person = people.find(({ id }) => id === userId)!;
    const at = first ? Date.parse(first.at) : 0;
    const id = first?.subject ?? '';
    const outcome = submitApplication(
      { open, current, profile: emptyProfile, account: { id: userId, name: '', email: person.email } },
      { type: command.type, ...command.payload } as Submission,
      { id, at },
    );
    if ('refused' in outcome) return refused(outcome.refused, current ?? undefined);
    applications.set(id, {
      id,
      organizationId: open!.listing.organizationId,
      userId,
      status: 'submitted',
      version: 1,
      listing: open!,
      changedBy: userId,
      assignee: null,
      steps: [],
    });
    return own(userId, first, outcome.body);
  }

  const kindOf = ({ listing }: KnownApplication) => (listing.listing.kind === 'job' ? 'job' : 'college');

  function withdraw(userId: string, command: AskedCommand, first: ExchangeFact | undefined): Prediction {
    const application = applications.get(command.payload['applicationId'] as string);
    if (!application || application.userId !== userId) return refused('not_found');
    if (!mayWithdraw(application.status)) return refused('application_changed', application);
    application.steps.push({ id: first!.id, kind: 'withdrawn', statusBefore: application.status });
    Object.assign(application, {
      status: 'withdrawn',
      version: application.version + 1,
      changedBy: userId,
    });
    return own(userId, first, {
      type: 'applicationWithdrawn',
      kind: kindOf(application),
      applicationId: application.id,
    });
  }

  function decide(by: string, command: AskedCommand, [first, opened]: readonly ExchangeFact[]): Prediction {
    const { applicationId, decision, message } = command.payload as {
      applicationId: string;
      decision: ApplicationDecision;
      message?: string;
    };
    const application = applications.get(applicationId);
    if (!application || application.organizationId !== command.as) return refused('not_found');
    const status = statusAfter(kindOf(application), application.status, decision);
    const isOutdated =
      command.expectedVersion !== undefined && command.expectedVersion !== application.version;
    if (isOutdated || status === null) return refused('application_changed', application);
    application.steps.push({ id: first!.id, kind: 'decided', statusBefore: application.status });
    Object.assign(application, { status, version: application.version + 1, changedBy: by });
    const { listing, organizationName } = application.listing;
    const isTaken = stageOf(status) === takenStage;
    const organization = { id: application.organizationId, name: organizationName };
    happen(application.userId, first!.id, Date.parse(first!.at), {
      type: 'decisionRecorded',
      decision: {
        kind: kindOf(application),
        applicationId,
        subject: worldPhrase('subject', listing.title, organizationName),
        personId: application.userId,
        decision,
        status,
        ...(message && { message }),
        ...termsOf(decision, command.payload),
      } as Decision,
      // Whether all spots are taken depends on everyone else's applications, so only the server knows.
      ...((first!.payload as { line?: 'waiting' }).line && { line: 'waiting' as const }),
      // Its id and times are the server's.
      ...(isTaken && { case: personCaseOf((opened!.payload as CaseFact).case, organization) }),
    });
    return { kinds: isTaken ? ['applicationDecided', 'caseOpened'] : ['applicationDecided'] };
  }

  function undo(by: string, command: AskedCommand, first: ExchangeFact | undefined): Prediction {
    const decisionId = command.payload['decisionId'] as string;
    const application = [...applications.values()].find(
      (one) => one.organizationId === command.as && decidedIn.get(decisionId) === one.id,
    );
    if (!application) return refused('not_found');
    const last = application.steps.at(-1);
    if (last?.id !== decisionId) return refused('application_changed', application);
    const hasAnother = [...applications.values()].some(
      (one) =>
        one !== application &&
        one.userId === application.userId &&
        one.listing.listing.id === application.listing.listing.id &&
        !['rejected', 'withdrawn'].includes(one.status),
    );
    if (hasAnother) return refused('application_changed', application);
    const wasTaken = stageOf(application.status) === takenStage;
    application.steps.pop();
    Object.assign(application, {
      status: last.statusBefore,
      version: application.version + 1,
      changedBy: by,
    });
    happen(application.userId, first!.id, Date.parse(first!.at), { type: 'decisionUndone', decisionId });
    return { kinds: wasTaken ? ['decisionUndone', 'caseRemoved'] : ['decisionUndone'] };
  }
  /** Which application each decision was about, also those that were taken back. */
  const decidedIn = new Map<string, string>();

  function assign(command: AskedCommand): Prediction {
    const { applicationId, assigneeId } = command.payload as {
      applicationId: string;
      assigneeId: string | null;
    };
    const application = applications.get(applicationId);
    if (!application || application.organizationId !== command.as) return refused('not_found');
    if (application.assignee === assigneeId) return nothingMade;
    application.assignee = assigneeId;
    return { kinds: ['applicationAssigned'] };
  }

  function write(userId: string, command: AskedCommand, first: ExchangeFact | undefined): Prediction {
    const { organizationId, text } = command.payload as { organizationId: string; text: string };
    if (blocked.has(pair(organizationId, userId))) return refused('thread_blocked');
    return own(userId, first, {
      type: 'messageSent',
      message: { id: first?.id ?? '', to: organizationId, text },
    });
  }

  function writeAsStaff(command: AskedCommand, first: ExchangeFact | undefined): Prediction {
    const { applicationId, text } = command.payload as { applicationId: string; text: string };
    const application = applications.get(applicationId);
    if (!application || application.organizationId !== command.as) return refused('not_found');
    const { organizationId, userId } = application;
    if (blocked.has(pair(organizationId, userId))) return refused('thread_blocked');
    happen(userId, first!.id, Date.parse(first!.at), {
      type: 'messageSent',
      message: {
        id: first!.id,
        to: 'user',
        from: organizationId,
        // Neither people nor colleagues have a name here.
        fromName: organizationOf(organizationId)!.name,
        text,
      },
    });
    return { kinds: ['messageSent'] };
  }

  function block(userId: string, { type, payload }: AskedCommand, first?: ExchangeFact): Prediction {
    const thread = threads.get(payload['threadId'] as string);
    if (thread?.userId !== userId) return refused('not_found');
    const key = pair(thread.organizationId, userId);
    const isBlocked = type === 'thread.block';
    if (blocked.has(key) === isBlocked) return nothingMade;
    if (isBlocked) blocked.add(key);
    else blocked.delete(key);
    // The world is the same, but this is one of its facts.
    const before = worlds.get(userId)!;
    worlds.set(userId, {
      ...before,
      version: before.version + 1,
      at: first ? Date.parse(first.at) : before.at,
    });
    return { kinds: ['threadBlocked'] };
  }

  function predict(by: string, command: AskedCommand, facts: readonly ExchangeFact[]): Prediction {
    const [first] = facts;
    const { type, payload } = command;
    if (command.as !== undefined) {
      if (!organizationOf(command.as)?.staff.includes(by)) return refused('not_found');
      if (type === 'application.decide') return decide(by, command, facts);
      if (type === 'decision.undo') return undo(by, command, first);
      if (type === 'application.assign') return assign(command);
      return writeAsStaff(command, first);
    }
    if (type in submissionCommands) return submit(by, command, first);
    if (type === 'application.withdraw') return withdraw(by, command, first);
    if (type === 'message.toOrganization') return write(by, command, first);
    if (type === 'thread.block' || type === 'thread.unblock') return block(by, command, first);
    if (!isOwnCommand(type)) throw new Error(`no rule for ${type}`);
    const moment = first ? Date.parse(first.at) : 0;
    const body = decideOwn({ type, ...payload } as OwnCommand, {
      userId: by,
      at: moment,
      // Names what happens, which the server has done itself.
      random: () => 0,
    });
    return own(by, first, body);
  }

  return {
    world: (userId: string) => worlds.get(userId)!,
    applications,
    /** Says whose a conversation is. Its id is in no answer of the person. */
    learnThread(threadId: string, of: { organizationId: string; userId: string }): void {
      threads.set(threadId, of);
    },
    threadsOf: (userId: string) => [...threads].flatMap(([id, one]) => (one.userId === userId ? [id] : [])),

    /**
     * Compares what a server answered with the rules, and takes over what has happened.
     *
     * @returns What differs, or null.
     */
    check(by: string, command: AskedCommand, answered: Answered): unknown {
      const key = `${by} ${command.id}`;
      const known = answers.get(key);
      if (known) {
        // Carried out before: the same answer.
        const isSame = isDeepStrictEqual(known, answered);
        return isSame ? null : { repeated: command, first: known, answered };
      }
      const [first] = answered.facts;
      let prediction: Prediction;
      try {
        prediction = predict(by, command, answered.facts);
      } catch (error) {
        return { command, answered, error: String(error) };
      }
      if ('refused' in prediction) {
        const { refused: code, application } = prediction;
        const { problem } = answered;
        const isCode = problem?.code === code;
        const isState =
          code !== 'application_changed' ||
          (problem?.state?.['status'] === application?.status &&
            problem?.state?.['version'] === application?.version &&
            problem?.changedBy?.id === application?.changedBy);
        return isCode && isState ? null : { command, predicted: prediction, answered };
      }
      if (command.type === 'application.decide' && first)
        decidedIn.set(first.id, command.payload['applicationId'] as string);
      answers.set(key, answered);
      const kinds = answered.facts.map(({ kind }) => kind);
      const isAsPredicted =
        answered.status === 200 && JSON.stringify(kinds) === JSON.stringify(prediction.kinds);
      return isAsPredicted ? null : { command, predicted: prediction, answered };
    },
  };
}
export type RuleBook = ReturnType<typeof ruleBook>;
