import type { Reader } from '@vetsync/machines/system/model';
import { Text, type TextProps } from '../../../components/Text/Text.tsx';
import { exactInstant } from '../../format.ts';

export interface WhenProps extends Pick<TextProps, 'size' | 'tone'> {
  /** ISO 8601 instant in UTC. */
  at: string;
  reader: Reader;
  /** How it is told; the exact instant is always at hand. */
  children: string;
}

/** A point in time in short words, with the exact instant for who points at it or whose tool reads it. */
export function When({ at, reader, children, ...look }: WhenProps) {
  return (
    <time dateTime={at} title={exactInstant(at, reader)}>
      <Text as="span" numeric {...look}>
        {children}
      </Text>
    </time>
  );
}
