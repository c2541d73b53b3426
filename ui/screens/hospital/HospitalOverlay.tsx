import { RecordDialog } from '../portal/RecordDialog.tsx';
import type { HospitalProps } from './Hospital.types.ts';
import { patientWords, providerWords, recordTitles, visitWords } from './Hospital.words.ts';
import { PatientRecord } from './PatientRecord.tsx';
import { ProviderRecord } from './ProviderRecord.tsx';
import { VisitRecord } from './VisitRecord.tsx';

/** The record that is open over a table. */
export function HospitalOverlay({ view, table }: Pick<HospitalProps, 'view' | 'table'>) {
  const { over, patient, visit, provider, facilityTimeZone, reader } = view;
  if (over === 'nothing' || !table) return null;
  const dialog = { open: table.view.open, send: table.send };
  if (patient)
    return (
      <RecordDialog
        {...dialog}
        title={patient.name}
        description={[patientWords.title, patient.rank, patient.branch].filter(Boolean).join(', ')}
      >
        <PatientRecord patient={patient} reader={reader} />
      </RecordDialog>
    );
  if (visit)
    return (
      <RecordDialog {...dialog} title={visit.type} description={visitWords.of(visit.veteranName)}>
        <VisitRecord visit={visit} facilityTimeZone={facilityTimeZone} reader={reader} />
      </RecordDialog>
    );
  if (provider)
    return (
      <RecordDialog {...dialog} title={provider.name} description={providerWords.title}>
        <ProviderRecord provider={provider} />
      </RecordDialog>
    );
  return <RecordDialog {...dialog} title={recordTitles[view.page] ?? ''} />;
}
