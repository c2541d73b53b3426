import type { SchoolsEvent, SchoolsView } from '@vetsync/machines/reference/schools';

export interface SchoolsProps {
  view: SchoolsView;
  send: (event: SchoolsEvent) => void;
}
