import { isReasoned, type ExchangeFact } from '@vetsync/machines/model/exchange';
import type { Decision, WorldCommand } from '@vetsync/machines/model/world';
import {
  decideCommand,
  openedApplication,
  reviewOf,
  undoCommand,
  type Review,
  type ReviewSource,
} from '@vetsync/machines/reviews/model';
import type { ApplicationCommand } from '@vetsync/machines/exchange/receivedApplications';
import type { ReviewServer } from '../../services/platformServer.ts';
import { demoWorkplace, positionIn, type DemoWorkplaceOptions } from '../demoWorkplace.ts';
import { invalidInput, notFound } from '../problems.ts';

export interface DemoReviewsOptions extends DemoWorkplaceOptions {
  /** What the organization has got, besides what the world knows. */
  source: ReviewSource;
  /** Id of whoever works for the organization. */
  self: string;
}

/** An application, as a decision names it. */
const about = ({ id, kind, subject, application }: Review) => ({
  applicationId: id,
  kind,
  subject,
  personId: application.veteranId,
});

/** The demo's server for one application at a time. What is decided is kept in the demo's world. */
export function demoReviews({ source, self, ...options }: DemoReviewsOptions) {
  const { log, organization: _organization, follow, ...workplace } = demoWorkplace(options);
  const { world, role, now } = options;
  const dispatch = (command: WorldCommand) => world.send({ type: 'world.dispatch', command });
  const decided = () => log().world.decisions.filter(({ kind }) => kind === source.kind);

  const find = (id: string) => reviewOf(source, id, log().world, now());
  function open(id: string) {
    const review = find(id);
    if (!review) throw notFound;
    return { review, opened: openedApplication(review) };
  }
  const stateOf = (id: string) => {
    const { status, version } = open(id).opened.application;
    return { applicationId: id, status, version };
  };
  const factOf = (applicationId: string, commandId: string): ExchangeFact => ({
    id: commandId,
    kind: 'applicationDecided',
    subject: applicationId,
    payload: { ...stateOf(applicationId), decisionId: commandId },
    at: new Date(now()).toISOString(),
    actor: self,
    commandId,
    version: null,
  });

  /** Whoever has opened something need not be told of it any more. */
  function markRead(id: string): void {
    for (const { id: notificationId, subjectId, targetRole, read } of log().world.notifications)
      if (!read && targetRole === role && subjectId === id)
        dispatch({ type: 'notification.read', notificationId });
  }

  /** Once for each id, and only if nobody was faster. */
  function decide({
    id: commandId,
    expectedVersion,
    payload,
  }: Extract<ApplicationCommand, { expectedVersion: number }>) {
    const { applicationId: id } = payload;
    if (!isReasoned(payload)) throw invalidInput;
    const { review, opened } = open(id);
    if (decided().some((one) => one.id === commandId)) return id;
    if (opened.application.version !== expectedVersion)
      throw { status: 409, code: 'application_changed', state: stateOf(id), changedBy: null };
    dispatch(decideCommand({ ...payload, ...about(review), id: commandId }));
    return id;
  }

  /** Says that somebody looks at it. */
  function mark(id: string): string {
    const decision = { ...about(open(id).review), status: 'under_review' } as Decision;
    dispatch({ type: 'status.set', decision });
    return id;
  }

  /** Undoing it again changes nothing. */
  function undo(decisionId: string): string {
    const decision = decided().find(({ id }) => id === decisionId);
    if (!decision) throw notFound;
    dispatch(undoCommand(decision));
    return decision.applicationId;
  }

  function carryOut(command: ApplicationCommand): string {
    if (command.type === 'decision.undo') return undo(command.payload.decisionId);
    if (command.type === 'application.decide') return decide(command);
    // Nobody takes care of applications there.
    if (command.type === 'application.assign') throw notFound;
    return mark(command.payload.applicationId);
  }

  return {
    ...workplace,
    followFacts(asked, report) {
      let known = decided();
      const end = workplace.followFacts(asked, report);
      // A decision that is made or taken back, in any window.
      const stop = follow(() => {
        const before = new Set(known);
        known = decided();
        for (const decision of known) {
          const { applicationId, id } = decision;
          if (before.has(decision) || !find(applicationId)) continue;
          report({ type: 'feed.row', position: positionIn(log()), row: factOf(applicationId, id) });
        }
      });
      return () => {
        stop();
        end();
      };
    },
    async loadApplication({ id }) {
      const { opened } = open(id);
      markRead(id);
      return opened;
    },
    loadHistory: async ({ id }) => open(id).opened.history,
    sendCommand: async ({ command }: { command: ApplicationCommand }) => ({
      facts: [factOf(carryOut(command), command.id)],
    }),
  } satisfies ReviewServer;
}
