import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { useWords } from '../../../language/useWords.ts';
import { formatNumber } from '../../format.ts';
import { SaveViewDialog } from '../../portal/views/SaveViewDialog.tsx';
import type { ReceivedApplicationsProps } from '../Exchange.types.ts';
import { BulkWriting } from './BulkWriting.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { ReceivedApplication } from './ReceivedApplication.tsx';
import { ReceivedSheet } from './ReceivedSheet.tsx';
import { receivedApplicationsWords } from '../ReceivedApplications.words.ts';
import { markWords } from '../ReceivedSelection.words.ts';

/** What is open over the applications: one of them, a question, or a tool. */
export function ReceivedDialogs({ view, send }: ReceivedApplicationsProps) {
  const { views } = useWords(receivedApplicationsWords);
  const words = useWords(markWords);
  const { detail, choices, self, reader, listing, tools, naming, writing, isMarking, bulk } = view;
  const marks = bulk.marks ?? 0;
  return (
    <>
      {detail && (
        <ReceivedApplication detail={detail} choices={choices} self={self} reader={reader} send={send} />
      )}
      {tools === 'filters' && <ReceivedSheet view={view} send={send} />}
      {tools === 'export' && <ExportDialog view={view} send={send} />}
      {naming && <SaveViewDialog naming={naming} {...(!listing && { text: views.text })} send={send} />}
      {writing && <BulkWriting writing={writing} reader={reader} send={send} />}
      {isMarking && (
        <ConfirmDialog
          title={words.title(marks, formatNumber(marks, reader))}
          confirmLabel={words.action}
          cancelLabel={words.cancel}
          onConfirm={() => send({ type: 'bulk.confirm' })}
          onCancel={() => send({ type: 'bulk.cancel' })}
        >
          {words.text(marks)}
        </ConfirmDialog>
      )}
    </>
  );
}
