import type { ReactNode } from 'react';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Text } from '../../components/Text/Text.tsx';
import { relativeTime } from '../format.ts';
import { localeDate } from '../dates.ts';
import { TimeText } from '../system/parts/TimeText.tsx';

export const smallText = (text: ReactNode) => (
  <Text as="span" size="small">
    {text}
  </Text>
);

/** Date received, and relative time. */
export const receivedAt = (at: string, intl: IntlConfig) => (
  <>
    <TimeText at={at} intl={intl} size="small">
      {localeDate(at, intl)}
    </TimeText>{' '}
    <Text as="span" size="caption" tone="muted">
      {relativeTime(at, intl)}
    </Text>
  </>
);
