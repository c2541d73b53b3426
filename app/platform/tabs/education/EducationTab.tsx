import { benefitsCalculatorView } from '@vetsync/machines/education/benefitsCalculator';
import { documentsView } from '@vetsync/machines/education/documents';
import {
  educationView,
  type EducationEvent,
  type EducationView,
} from '@vetsync/machines/education/education';
import { createEducationTab, educationTabView } from '@vetsync/machines/education/educationTab';
import { listingSearchView } from '@vetsync/machines/marketplace/listingSearch';
import { schoolComparisonView } from '@vetsync/machines/education/schoolComparison';
import { schoolsView } from '@vetsync/machines/reference/schools';
import { Education } from '@vetsync/ui/screens/education/Education';
import { EducationRecon } from '@vetsync/ui/screens/education/EducationRecon';
import type { ListingSearchProps } from '@vetsync/ui/screens/marketplace/ListingSearch';
import { useSelector } from '@xstate/react';
import { Suspense, type ReactNode } from 'react';
import type { Owner } from '../../../services/browser/storageKey.ts';
import { lazyNamed } from '../../../page/lazy/lazyNamed.ts';
import { connect, lazyDialog } from '../../connect.tsx';
import { useOwner, useTab, useTabChildren, type TabChildren } from '../../usePlatform.ts';
import { WithApplications } from '../applications/WithApplications.tsx';

// They are heavy: each is fetched when it is first opened.
const ApplicationOverlay = lazyDialog(() => import('../applications/ApplicationOverlay.tsx'));
const PortalOverlay = lazyDialog(() => import('./PortalOverlay.tsx'));
const CalculatorPage = connect(
  lazyNamed('BenefitsCalculator', () => import('@vetsync/ui/screens/education/BenefitsCalculator')),
  benefitsCalculatorView,
);
const DocumentsPage = connect(
  lazyNamed('Documents', () => import('@vetsync/ui/screens/education/Documents')),
  documentsView,
);

const SchoolsPage = connect(
  lazyNamed('EducationSchools', () => import('@vetsync/ui/screens/education/EducationSchools')),
  schoolsView,
  { nameOf: ({ school }) => school?.school.name ?? null },
);

const ComparisonPage = connect(
  lazyNamed('SchoolComparison', () => import('@vetsync/ui/screens/education/SchoolComparison')),
  schoolComparisonView,
);

type EducationTabLogic = ReturnType<typeof createEducationTab>;
const tabs = new Map<Owner, EducationTabLogic>();

/** The tab's machine with the documents of the platform's owner. The same owner always gets the same one. */
export function educationTabOf(owner: Owner): EducationTabLogic {
  const fetchStore = async () => (await import('../../../services/browser/documents.ts')).documentsOf(owner);
  const tab =
    tabs.get(owner) ??
    createEducationTab(fetchStore, () => import('@vetsync/machines/applications/applicationDialog'));
  tabs.set(owner, tab);
  return tab;
}

interface EducationPageProps extends Pick<
  TabChildren<EducationTabLogic>,
  'search' | 'calculator' | 'comparison' | 'documents' | 'schools'
> {
  view: EducationView;
  send: (event: EducationEvent) => void;
  isStandalone: boolean;
}

/** What the search of programs shows, for the page around it. */
const Programs = connect(
  ({ children, ...search }: ListingSearchProps & { children: (search: ListingSearchProps) => ReactNode }) =>
    children(search),
  listingSearchView,
);

/** The page that the URL names. */
const EducationPage = connect(
  ({ view, send, search, calculator, comparison, documents, schools, isStandalone }: EducationPageProps) => {
    const page = { view, send };
    const { links, intl } = view;
    const pages = {
      calculator: calculator && <CalculatorPage actor={calculator} links={links} intl={intl} />,
      schools: schools && <SchoolsPage actor={schools} links={links} />,
      compare: comparison && <ComparisonPage actor={comparison} links={links} intl={intl} />,
      documents: documents && <DocumentsPage actor={documents} links={links} intl={intl} />,
    };
    return (
      <Programs actor={search}>
        {(programs) =>
          isStandalone ? (
            <EducationRecon {...page} programs={programs} />
          ) : (
            <Education {...page} programs={programs} pages={pages} />
          )
        }
      </Programs>
    );
  },
  educationView,
);

/** The veteran's education tab, and the demo's own screen to scout programs. */
export default function EducationTab() {
  const logic = educationTabOf(useOwner());
  const { education, portal, application, ...pages } = useTabChildren(logic);
  const view = useTab(logic, educationTabView);
  const dialog = useSelector(application, (shown) => shown?.context.dialog ?? undefined);
  const earlierOf = useTab(logic, ({ context }) => context.samples.earlier) ?? null;
  const listings = useTab(logic, ({ context }) => context.samples.listings);
  return (
    <WithApplications earlierOf={earlierOf} listings={listings}>
      <Suspense>{view && <EducationPage actor={education} {...pages} {...view} />}</Suspense>
      <PortalOverlay actor={portal} />
      <ApplicationOverlay actor={dialog} />
    </WithApplications>
  );
}
