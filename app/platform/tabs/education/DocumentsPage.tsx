import { documentsMachine, documentsView, type ChosenFile } from '@vetsync/machines/documents';
import type { EducationView } from '@vetsync/machines/education';
import type { PersistedDocument } from '@vetsync/machines/education/model';
import { Documents } from '@vetsync/ui/screens/education/Documents';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { documentsOf, headOf } from '../../../services/browser/documents.ts';
import { useOwner } from '../../usePlatform.ts';

/** "Document Upload": files stay in this browser's own database. */
export default function DocumentsPage({ view }: { view: EducationView }) {
  const owner = useOwner();
  const [persisted] = useState(() => documentsOf(owner));
  const [machine] = useState(() =>
    documentsMachine.provide({
      actors: {
        loadDocuments: fromPromise<readonly PersistedDocument[], void>(persisted.list),
        readHead: fromPromise<Uint8Array, { file: ChosenFile }>(({ input }) => headOf(input.file as File)),
        storeDocument: fromPromise<void, { document: PersistedDocument; file: ChosenFile }>(({ input }) =>
          persisted.store(input.document, input.file as File),
        ),
        removeDocument: fromPromise<void, { documentId: string }>(({ input }) =>
          persisted.remove(input.documentId),
        ),
      },
    }),
  );
  const documents = useActorRef(machine, { input: { now: Date.now, random: Math.random } });
  useEffect(() => {
    const { unsubscribe } = documents.on('document.save', ({ documentId }) => {
      const one = documents.getSnapshot().context.documents.find(({ id }) => id === documentId);
      if (one) void persisted.save(one);
    });
    return unsubscribe;
  }, [documents, persisted]);
  return (
    <Documents
      view={useSelector(documents, documentsView)}
      send={documents.send}
      links={view.links}
      reader={view.reader}
    />
  );
}
