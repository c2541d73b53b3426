import { portalPageHref, type OpenPortalTab } from '@vetsync/machines/exchange/model';
import { interviewsQuery, parseInterviewsRoute } from '@vetsync/machines/interviews/model';
import { formatQuery } from '@vetsync/machines/model/text';
import { useShell } from '../../usePlatform.ts';
import { useAccount } from '../messages/useAccount.ts';
import { tabPath } from '../portal/tabPath.ts';
import { PortalInterviews } from './PortalInterviews.tsx';

/** The interviews of an organization for which the signed-in person works. */
export default function InterviewsPage({ open }: { open: OpenPortalTab }) {
  const { self } = useAccount();
  const { query } = useShell().content;
  return (
    <PortalInterviews
      slug={open.slug}
      self={self}
      now={Date.now}
      route={parseInterviewsRoute(formatQuery(query))}
      address={{
        path: tabPath(open),
        href: (route) => portalPageHref('interviews', open, interviewsQuery(route)) ?? '',
        applicationHref: (application) => portalPageHref('applications', open, { application }) ?? '',
      }}
    />
  );
}
