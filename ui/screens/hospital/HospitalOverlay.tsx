import { RecordDialog } from '../portal/RecordDialog.tsx';
import type { HospitalProps } from './Hospital.types.ts';
import { useWords } from '../../language/useWords.ts';
import { worldPhrases } from '../system/parts/World.phrases.ts';
import { providerWords, recordTitles, visitWords } from './Hospital.words.ts';
import { ProviderRecord } from './ProviderRecord.tsx';
import { VisitRecord } from './VisitRecord.tsx';

/** The record that is open over a table. */
export function HospitalOverlay({ view, table }: Pick<HospitalProps, 'view' | 'table'>) {
  const words = {
    visit: useWords(visitWords),
    provider: useWords(providerWords),
    titles: useWords(recordTitles),
  };
  const { appointmentType } = useWords(worldPhrases);
  const { overlay, visit, provider, facilityTimeZone, reader } = view;
  if (overlay === 'nothing' || !table) return null;
  const dialog = { open: table.view.open, send: table.send };
  if (visit)
    return (
      <RecordDialog
        {...dialog}
        title={appointmentType(visit.type)}
        description={words.visit.of(visit.veteranName)}
      >
        <VisitRecord visit={visit} facilityTimeZone={facilityTimeZone} reader={reader} />
      </RecordDialog>
    );
  if (provider)
    return (
      <RecordDialog {...dialog} title={provider.name} description={words.provider.title}>
        <ProviderRecord provider={provider} />
      </RecordDialog>
    );
  return <RecordDialog {...dialog} title={words.titles[view.page] ?? ''} />;
}
