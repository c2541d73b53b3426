import { careerView, type CareerEvent, type CareerView } from '@vetsync/machines/career/career';
import { payComparisonView } from '@vetsync/machines/career/payComparison';
import { careerTabView, createCareerTab } from '@vetsync/machines/career/careerTab';
import { listingSearchView } from '@vetsync/machines/marketplace/listingSearch';
import { interviewPracticeView } from '@vetsync/machines/career/interviewPractice';
import { CareerOverview } from '@vetsync/ui/screens/career/CareerOverview';
import { CareerUnknown } from '@vetsync/ui/screens/career/CareerUnknown';
import { JobBoard } from '@vetsync/ui/screens/career/JobBoard';
import type { ListingSearchProps } from '@vetsync/ui/screens/marketplace/ListingSearch';
import { useSelector } from '@xstate/react';
import { Suspense, type ReactNode } from 'react';
import { lazyNamed, lazyPart } from '../../../page/lazy/lazyNamed.ts';
import { connect, lazyDialog } from '../../connect.tsx';
import { useTab, useTabChildren, type TabChildren } from '../../usePlatform.ts';
import { WithApplications } from '../applications/WithApplications.tsx';

const careerTab = createCareerTab(() => import('@vetsync/machines/applications/applicationDialog'));
export const logic = careerTab;

// Each has a table or an interview of its own, fetched when it is first shown.
const ApplicationOverlay = lazyDialog(() => import('../applications/ApplicationOverlay.tsx'));
const TranslationPage = lazyPart(() => import('./TranslationPage.tsx'));
const OccupationsPage = lazyPart(() => import('./OccupationsPage.tsx'));
const InterviewPage = connect(
  lazyNamed('InterviewPractice', () => import('@vetsync/ui/screens/career/InterviewPractice')),
  interviewPracticeView,
);
const PayComparison = connect(
  lazyNamed('PayComparison', () => import('@vetsync/ui/screens/career/PayComparison')),
  payComparisonView,
);
const Salary = lazyNamed('Salary', () => import('@vetsync/ui/screens/career/Salary'));

interface CareerPageProps extends Pick<
  TabChildren<typeof careerTab>,
  'skills' | 'occupations' | 'payComparison' | 'practice' | 'search'
> {
  view: CareerView;
  send: (event: CareerEvent) => void;
  isStandalone: boolean;
}

/** What the search of jobs shows, for the page around it. */
const Jobs = connect(
  ({ children, ...search }: ListingSearchProps & { children: (search: ListingSearchProps) => ReactNode }) =>
    children(search),
  listingSearchView,
);

/** The page that the URL names. */
const CareerPage = connect(
  ({ view, send, search, skills, occupations, payComparison, practice, isStandalone }: CareerPageProps) => {
    if (skills)
      return search ? (
        <Jobs actor={search}>{(jobs) => <TranslationPage view={view} skills={skills} jobs={jobs} />}</Jobs>
      ) : (
        <TranslationPage view={view} skills={skills} />
      );
    if (occupations) return <OccupationsPage view={view} occupations={occupations} />;
    if (practice) return <InterviewPage actor={practice} links={view.links} />;
    if (search)
      return (
        <Jobs actor={search}>
          {(jobs) =>
            view.page === 'overview' ? (
              <CareerOverview view={view} send={send} jobs={jobs} />
            ) : (
              <JobBoard view={view} jobs={jobs} isStandalone={isStandalone} />
            )
          }
        </Jobs>
      );
    if (view.page === 'salary')
      return (
        <Salary view={view} send={send}>
          {payComparison && (
            <PayComparison actor={payComparison} translationHref={view.links.translation} intl={view.intl} />
          )}
        </Salary>
      );
    return view.page === 'unknown' ? <CareerUnknown view={view} /> : null;
  },
  careerView,
);

/** The veteran's career tab, the demo's job board and its screen of career translation. */
export default function CareerTab() {
  const { career, application, ...pages } = useTabChildren(careerTab);
  const view = useTab(careerTab, careerTabView);
  const listings = useTab(careerTab, ({ context }) => context.samples.listings);
  const dialog = useSelector(application, (shown) => shown?.context.dialog ?? undefined);
  return (
    <WithApplications listings={listings}>
      <Suspense>{view && <CareerPage actor={career} {...pages} {...view} />}</Suspense>
      <ApplicationOverlay actor={dialog} />
    </WithApplications>
  );
}
