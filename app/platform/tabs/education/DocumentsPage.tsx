import { documentsView, type documentsMachine } from '@vetsync/machines/documents';
import type { EducationView } from '@vetsync/machines/education';
import { Documents } from '@vetsync/ui/screens/education/Documents';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

interface DocumentsPageProps {
  view: EducationView;
  documents: ActorRefFrom<typeof documentsMachine>;
}

/** "Document Upload": files stay in this browser's own database. */
export default function DocumentsPage({ view: { links, reader }, documents }: DocumentsPageProps) {
  const view = useSelector(documents, documentsView);
  return <Documents view={view} send={documents.send} links={links} reader={reader} />;
}
