import type { ReactNode } from 'react';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Text } from '../../components/Text/Text.tsx';
import { TimeText } from '../system/parts/TimeText.tsx';
import { dateText } from '../dates.ts';

export const smallText = (text: ReactNode) => (
  <Text as="span" size="small">
    {text}
  </Text>
);

/** Date received, with the exact time in its tooltip. */
export const receivedAt = (at: string, intl: IntlConfig) => (
  <TimeText at={at} intl={intl} size="small">
    {dateText(at, intl)}
  </TimeText>
);
