import type { RecordedDecision } from '../world/decisions.ts';
import { typeOfKind } from '../world/notificationContents.ts';
import { sentApplications } from '../world/sentApplications.ts';
import type { SentApplication } from '../world/sentApplications.ts';
import type { World } from '../world/world.ts';

/** What an organization decided on an application, with its words to the person. */
export interface OrganizationAnswer {
  application: SentApplication;
  decision: RecordedDecision;
  /** The person was notified of it, or that its day comes near, and has not read that. */
  isUnread: boolean;
}

/** The decision that stands on each of the person's applications, the newest first. */
export function organizationAnswers(world: World): OrganizationAnswer[] {
  const unread = new Set(
    world.notifications
      .filter(({ read, targetRole }) => !read && targetRole === 'user')
      .map(({ type, subjectId }) => `${type}:${subjectId}`),
  );
  return sentApplications(world)
    .flatMap((application) => {
      const { id, kind } = application;
      const decision = world.decisions.findLast(
        (one) => one.applicationId === id && one.kind === kind && one.decision !== undefined && !one.undone,
      );
      return decision ? [{ application, decision, isUnread: unread.has(`${typeOfKind[kind]}:${id}`) }] : [];
    })
    .toSorted((a, b) => b.decision.at - a.decision.at);
}
