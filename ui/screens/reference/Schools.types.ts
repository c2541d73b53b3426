import type { SchoolsEvent, SchoolsView } from '@vetsync/machines/reference/schools';
import type { ScreenProps } from '../system/parts/screenProps.ts';

export type SchoolsProps = ScreenProps<SchoolsView, SchoolsEvent>;
