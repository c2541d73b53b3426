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
    signInHref: string | null;
    email: string | null;
    signingOut: boolean;
  };
}

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
      platformHref: '/platform',
      signInHref: isOver || state === 'unreachable' ? '/auth' : null,
      email: isOver ? null : (user?.email ?? null),
      signingOut: state === 'signingOut',
    },
  };
}
