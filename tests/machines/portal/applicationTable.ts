import type { PortalTable } from '@vetsync/machines/portal/model';
import { applicationList } from '@vetsync/machines/university/model';

/** A table with all that tables can: the columns of the university's applications. */
export const applicationTable: PortalTable = {
  ...applicationList,
  title: 'Student applications',
  noun: { one: 'application', many: 'applications' },
  sort: { column: 'submitted', direction: 'descending' },
  step: 'application',
  viewsBy: 'status',
  empty: { title: 'No applications yet', text: 'Whoever applies is listed here.' },
};
