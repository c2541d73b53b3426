import { educationView, type educationMachine } from '@vetsync/machines/education';
import type { benefitsCalculatorMachine } from '@vetsync/machines/benefitsCalculator';
import type { documentsMachine } from '@vetsync/machines/documents';
import { createEducationTab, educationTabView, type EducationSamples } from '@vetsync/machines/educationTab';
import { tabCode } from '@vetsync/machines/platform';
import { Education } from '@vetsync/ui/screens/education/Education';
import { EducationRecon } from '@vetsync/ui/screens/education/EducationRecon';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Owner } from '../../../services/browser/storageKey.ts';
import { useOwner, useTab } from '../../usePlatform.ts';
import { ApplicationOverlay } from '../applications/ApplicationOverlay.tsx';
import { PortalOverlay } from './PortalOverlay.tsx';

// Calculator and documents are heavy: each is fetched when it is first opened.
const CalculatorPage = lazy(() => import('./CalculatorPage.tsx'));
const DocumentsPage = lazy(() => import('./DocumentsPage.tsx'));

type EducationTabLogic = ReturnType<typeof createEducationTab>;
const tabs = new Map<Owner, EducationTabLogic>();

/** The tab's machine with the documents of the platform's owner. The same owner always gets the same one. */
function educationTabOf(owner: Owner): EducationTabLogic {
  const fetchStore = async () => (await import('../../../services/browser/documents.ts')).documentsOf(owner);
  const tab = tabs.get(owner) ?? createEducationTab(fetchStore);
  tabs.set(owner, tab);
  return tab;
}
export const codeOf = (samples: EducationSamples, owner: Owner) => tabCode(educationTabOf(owner), samples);

interface EducationPageProps {
  education: ActorRefFrom<typeof educationMachine>;
  calculator: ActorRefFrom<typeof benefitsCalculatorMachine> | undefined;
  documents: ActorRefFrom<typeof documentsMachine> | undefined;
  isStandalone: boolean;
}

/** The page that the URL names. */
function EducationPage({ education, calculator, documents, isStandalone }: EducationPageProps) {
  const view = useSelector(education, educationView);
  const { send } = education;
  if (isStandalone) return <EducationRecon view={view} send={send} />;
  const pages = {
    calculator: calculator && <CalculatorPage view={view} calculator={calculator} />,
    documents: documents && <DocumentsPage view={view} documents={documents} />,
  };
  return <Education view={view} send={send} pages={pages} />;
}

const childrenOf = (shown: SnapshotFrom<EducationTabLogic> | undefined) => shown?.children;

/** The veteran's education tab, and the demo's own screen to scout programs. */
export default function EducationTab() {
  const tab = useTab(educationTabOf(useOwner()));
  const { education, calculator, documents, portal, application } = useSelector(tab, childrenOf) ?? {};
  const isStandalone = useSelector(
    tab,
    (shown) => shown !== undefined && educationTabView(shown).isStandalone,
  );
  return (
    <>
      <Suspense>
        {education && (
          <EducationPage
            education={education}
            calculator={calculator}
            documents={documents}
            isStandalone={isStandalone}
          />
        )}
      </Suspense>
      {portal && <PortalOverlay portal={portal} />}
      {application && <ApplicationOverlay dialog={application} />}
    </>
  );
}
