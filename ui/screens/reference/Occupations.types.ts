import type { OccupationsEvent, OccupationsView } from '@vetsync/machines/reference/occupations';
import type { ScreenProps } from '../system/parts/screenProps.ts';

export type OccupationsProps = ScreenProps<OccupationsView, OccupationsEvent>;
