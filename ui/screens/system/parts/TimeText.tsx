import type { IntlConfig } from '@vetsync/machines/system/model';
import { Text, type TextProps } from '../../../components/Text/Text.tsx';
import { exactTime } from '../../dates.ts';

export interface TimeTextProps extends Pick<TextProps, 'size' | 'tone'> {
  /** ISO 8601 instant in UTC. */
  at: string;
  intl: IntlConfig;
  /** Short text for the time; the exact instant is in the tooltip. */
  children: string;
}

/** A time as short text, with the exact instant in its tooltip and `dateTime`. */
export function TimeText({ at, intl, children, ...look }: TimeTextProps) {
  return (
    <time dateTime={at} title={exactTime(at, intl)}>
      <Text as="span" numeric {...look}>
        {children}
      </Text>
    </time>
  );
}
