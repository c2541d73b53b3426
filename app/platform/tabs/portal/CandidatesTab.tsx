import { foundCandidates } from '@vetsync/machines/exchange/candidates';
import { inboxHref, portalHrefOf, type OpenPortalTab } from '@vetsync/machines/exchange/model';
import { useState } from 'react';
import { useAccount } from '../messages/useAccount.ts';
import { PortalCandidates } from './PortalCandidates.tsx';

/** The people whom an organization can find, in its portal. */
export default function CandidatesTab({ open }: { open: OpenPortalTab }) {
  const { slug, role, tab } = open;
  const { self } = useAccount();
  const [input] = useState(() => ({
    slug,
    listing: foundCandidates(tab),
    at: { role, query: { as: slug, show: 'candidates' } } as const,
    threadHref: (thread: string) => portalHrefOf(inboxHref(slug, { thread }), open),
  }));
  return <PortalCandidates server={self.server} owner={self.owner} input={input} />;
}
