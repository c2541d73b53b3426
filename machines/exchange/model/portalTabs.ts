import type { PortalRole } from '../../account/model/roles.ts';
import { tabsOf } from '../../shell/model/navigation.ts';
import type { Tab, TabValue } from '../../shell/model/navigation.ts';
import type { PortalTab } from '../../shell/model/acting.ts';
import { shellPhrase } from '../../shell/model/phrases.ts';
import { organizationCandidatesHref } from '../../organizations/model/addresses.ts';
import { portalPhrase } from './phrases.ts';

type Named = Pick<Tab, 'label' | 'shortLabel' | 'icon'>;
const messages: Named = {
  label: shellPhrase('messages'),
  shortLabel: shellPhrase('messages'),
  icon: 'messages',
};

const applications: Named = {
  label: portalPhrase('applications'),
  shortLabel: portalPhrase('applicationsShort'),
  icon: 'applications',
};

/**
 * How the tabs of a signed-in organization differ from those of the demo: they are named after what they show. Those
 * that would show nothing of their own are left out (null), and are still found by their address.
 */
const differences: Readonly<Record<PortalRole, Readonly<Partial<Record<TabValue, Named | null>>>>> = {
  recruiter: {
    candidates: applications,
    jobs: { label: shellPhrase('jobs'), shortLabel: shellPhrase('jobs'), icon: 'jobs' },
  },
  university: { applications },
  hospital: { 'mental-health': null, network: null },
  nonprofit: { community: messages },
};

/** Recruiters look for people beside those who applied. The page is one of the organization's, outside the platform. */
const candidatesOf = (slug: string): PortalTab => ({
  value: 'findCandidates',
  label: portalPhrase('candidates'),
  shortLabel: portalPhrase('candidates'),
  icon: 'candidates',
  badge: null,
  href: organizationCandidatesHref(slug),
});
/** The tab before it. */
const beforeCandidates: TabValue = 'interviews';

/** The navigation of a signed-in organization. */
export const portalTabsOf = (role: PortalRole, slug: string): readonly PortalTab[] =>
  tabsOf[role].flatMap((tab): PortalTab[] => {
    const { [tab.value]: difference } = differences[role];
    if (difference === null) return [];
    const named = { ...tab, ...difference, badge: null };
    return role === 'recruiter' && tab.value === beforeCandidates ? [named, candidatesOf(slug)] : [named];
  });
