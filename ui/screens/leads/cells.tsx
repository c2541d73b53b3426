import type { ReactNode } from 'react';
import type { Reader } from '@vetsync/machines/system/model';
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
export const receivedAt = (at: string, reader: Reader) => (
  <>
    <TimeText at={at} reader={reader} size="small">
      {localeDate(at, reader)}
    </TimeText>{' '}
    <Text as="span" size="caption" tone="muted">
      {relativeTime(at, reader)}
    </Text>
  </>
);
