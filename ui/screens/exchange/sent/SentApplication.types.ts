import type { SentApplicationEvent, SentApplicationView } from '@vetsync/machines/exchange/sentApplication';
import type { ScreenProps } from '../../system/parts/screenProps.ts';

export type SentApplicationProps = ScreenProps<SentApplicationView, SentApplicationEvent>;
