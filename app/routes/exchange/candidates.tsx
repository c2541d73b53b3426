import { movedCandidatesHref } from '@vetsync/machines/exchange/model';
import { useEffect } from 'react';
import { navigateTo } from '../../page/navigateTo.ts';
import { useSlug } from '../../page/useSlug.ts';
import { Waiting } from '../organization.tsx';

export { Waiting };

/** `/organizations/<slug>/candidates?q=…&branch=…&candidate=…` leads to the portal, where this page is now. */
export default function CandidatesRoute() {
  const slug = useSlug();
  useEffect(() => navigateTo(movedCandidatesHref(slug, location.search), { replace: true }), [slug]);
  return <Waiting />;
}
