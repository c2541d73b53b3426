import type { JobImportEvent, JobImportView } from '@vetsync/machines/jobImport';

export interface JobImportProps {
  view: JobImportView;
  send: (event: JobImportEvent) => void;
}
