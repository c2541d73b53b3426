import type { PortalRole } from '../../account/model/roles.ts';
import { tabsOf } from '../../shell/model/navigation.ts';
import type { Tab, TabValue } from '../../shell/model/navigation.ts';
import { shellPhrase } from '../../shell/model/phrases.ts';
import { portalPhrase } from './phrases.ts';

type Named = Pick<Tab, 'label' | 'shortLabel' | 'icon'>;
const applications: Named = {
  label: portalPhrase('applications'),
  shortLabel: portalPhrase('applicationsShort'),
  icon: 'applications',
};

/** How the tabs of a signed-in organization differ from those of the demo: they are named after what they show. */
const differences: Readonly<Record<PortalRole, Readonly<Partial<Record<TabValue, Named>>>>> = {
  recruiter: {
    candidates: applications,
    jobs: { label: shellPhrase('jobs'), shortLabel: shellPhrase('jobs'), icon: 'jobs' },
  },
  university: { applications },
  hospital: {},
  nonprofit: {},
};

/** The navigation of a signed-in organization. */
export const portalTabsOf = (role: PortalRole): readonly Tab[] =>
  tabsOf[role].map((tab) => ({ ...tab, ...differences[role][tab.value] }));
