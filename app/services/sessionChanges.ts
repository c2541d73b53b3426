import type { AdminOverviewParentEvent } from '@vetsync/machines/admin/adminOverview';
import type { EmailLinkParentEvent } from '@vetsync/machines/auth/emailLink';
import type { JoinOrganizationParentEvent } from '@vetsync/machines/organizations/joinOrganization';
import type { RouteGuardParentEvent } from '@vetsync/machines/shell/routeGuard';
import { sessionView } from '@vetsync/machines/account/session';
import { fromSubscription } from '../page/changes.ts';
import type { Session } from './session.ts';

/** Emitted by the session machine after loading the session of a signed-in person, even if it is unchanged. */
const signedInEvents = ['session.signedIn', 'session.refreshed', 'session.userUpdated'] as const;

const onSignedIn = (session: Session, listener: () => void) => {
  const subscriptions = signedInEvents.map((type) => session.on(type, listener));
  return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
};

/** For machines that sign in: reports once the session machine has loaded the new session. */
export const signIns = (session: Session) =>
  fromSubscription<EmailLinkParentEvent>((report) =>
    onSignedIn(session, () => report({ type: 'session.signedIn' })),
  );

/** For machines with administrators' data: reports when access ends, and when it resumes. */
export const administratorAccess = (session: Session) =>
  fromSubscription<AdminOverviewParentEvent>((report) => {
    const isAdmin = () => sessionView(session.getSnapshot()).isAdmin;
    const { unsubscribe } = session.subscribe(() => {
      if (!isAdmin()) report({ type: 'session.ended' });
    });
    const stop = onSignedIn(session, () => {
      if (isAdmin()) report({ type: 'session.resumed' });
    });
    return () => {
      unsubscribe();
      stop();
    };
  });

/** For the page behind an invitation's link: reports who is signed in. */
export const signedInAccount = (session: Session) =>
  fromSubscription<JoinOrganizationParentEvent>((report) => {
    const reportAccount = () => {
      const { state, user } = sessionView(session.getSnapshot());
      const isKnown = user !== null || state === 'signedOut' || state === 'ended';
      report({
        type: 'session.changed',
        isSignedIn: isKnown ? user !== null : null,
        email: user?.email ?? '',
      });
    };
    reportAccount();
    const { unsubscribe } = session.subscribe(reportAccount);
    return unsubscribe;
  });

/** Reports the session, first at once. */
function followSession(session: Session, report: (change: RouteGuardParentEvent) => void) {
  const reportSession = () =>
    report({ type: 'session.changed', session: sessionView(session.getSnapshot()) });
  reportSession();
  return session.subscribe(reportSession).unsubscribe;
}

/** For the platform of whoever is signed in. */
export const sessionChangesOf = (session: Session) =>
  fromSubscription<RouteGuardParentEvent>((report) => followSession(session, report));

/** For a guarded page: reports the session, and tells the session machine when the page is closed. */
export const guardedSessionChanges = (session: Session) =>
  fromSubscription<RouteGuardParentEvent>((report) => {
    const unsubscribe = followSession(session, report);
    return () => {
      unsubscribe();
      session.send({ type: 'page.left' });
    };
  });
