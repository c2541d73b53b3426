import { signInHref } from '../../auth/model/returnTo.ts';
import { landingContent } from '../model/index.ts';
import type { LandingContent } from '../model/index.ts';
import type { SessionView } from '../../system/session/session.view.ts';

export interface LandingView {
  content: LandingContent;
  header: {
    productName: string;
    /** Whether the session is known. Before that, neither sign-in nor account is visible. */
    known: boolean;
    /** Link to the leads, for administrators only. */
    adminHref: string | null;
    platformHref: string;
    /** Leads on to the platform. */
    signInHref: string | null;
    email: string | null;
    signingOut: boolean;
  };
}

const platformHref = '/platform';

/** The landing page's view. It has no states beyond the session's. */
export function landingView(session: SessionView): LandingView {
  const { state, user, isAdmin } = session;
  const isOver = state === 'signedOut' || state === 'ended';
  return {
    content: landingContent,
    header: {
      productName: landingContent.productName,
      known: state !== 'loading',
      adminHref: isAdmin && !isOver ? '/leads-admin' : null,
      platformHref,
      signInHref: isOver || state === 'unreachable' ? signInHref(platformHref) : null,
      email: isOver ? null : (user?.email ?? null),
      signingOut: state === 'signingOut',
    },
  };
}
