import { signInHref } from '../../account/model/returnTo.ts';
import { demoHref } from '../../shell/model/index.ts';
import { landingContent } from '../model/index.ts';
import type { LandingContent } from '../model/index.ts';
import type { SessionView } from '../../account/session/session.view.ts';

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

const isOver = (state: SessionView['state']) => state === 'signedOut' || state === 'ended';
const platformHref = '/platform';

/** Where "Experience the Platform" leads: signed-in people have their own. */
export const experienceHref = ({ state, user }: SessionView): string =>
  user !== null && !isOver(state) ? platformHref : demoHref;

/** The landing page's view. It has no states beyond the session's. */
export function landingView(session: SessionView): LandingView {
  const { state, user, isAdmin } = session;
  return {
    content: {
      ...landingContent,
      hero: { ...landingContent.hero, primary: { kind: 'route', href: experienceHref(session) } },
    },
    header: {
      productName: landingContent.productName,
      known: state !== 'loading',
      adminHref: isAdmin && !isOver(state) ? '/leads-admin' : null,
      platformHref,
      signInHref: isOver(state) || state === 'unreachable' ? signInHref(platformHref) : null,
      email: isOver(state) ? null : (user?.email ?? null),
      signingOut: state === 'signingOut',
    },
  };
}
