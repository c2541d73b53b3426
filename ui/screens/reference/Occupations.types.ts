import type { OccupationsEvent, OccupationsView } from '@vetsync/machines/reference/occupations';

export interface OccupationsProps {
  view: OccupationsView;
  send: (event: OccupationsEvent) => void;
}
