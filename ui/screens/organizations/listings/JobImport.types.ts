import type { JobImportEvent, JobImportView } from '@vetsync/machines/organizations/jobImport';

export interface JobImportProps {
  view: JobImportView;
  send: (event: JobImportEvent) => void;
}
