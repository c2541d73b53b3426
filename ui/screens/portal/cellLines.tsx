import type { IntlConfig } from '@vetsync/machines/system/model';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { relativeTime } from '../format.ts';
import { localeDate } from '../dates.ts';
import { TimeText } from '../system/parts/TimeText.tsx';
import * as styles from './PortalTable.css.ts';

/* Cells of two lines, which stand beside each other in compact rows and on a phone. */

interface PersonLinesProps {
  name: string;
  /** The second line; empty for none. */
  note: string;
  /** Of the picture. @default drawn from the name */
  mark?: string;
}

/** A person with their picture. */
export const PersonLines = ({ name, note, mark = '' }: PersonLinesProps) => (
  <span className={styles.person}>
    <span className={styles.picture}>
      <Avatar name={name} mark={mark} size="small" />
    </span>
    <span className={styles.lines}>
      <span className={styles.name}>{name}</span>
      {note && <span className={styles.note}>{note}</span>}
    </span>
  </span>
);

interface PairLinesProps {
  children: ReactNode;
  second: ReactNode;
  /** Whether the second one goes on below on a phone, where it is cut off otherwise. @default false */
  wraps?: boolean;
}

/** A value and a second one. */
export const PairLines = ({ children, second, wraps = false }: PairLinesProps) => (
  <span className={wraps ? styles.wrappedPair : styles.pair}>
    {children}
    <span className={styles.second}>{second}</span>
  </span>
);

const minuteMs = 60_000;
/** The reader's clock ticks once a minute, so something that just happened may be ahead of it. */
export function agoOf(at: string, intl: IntlConfig, justNow: string): string | null {
  const ago = intl.now - Date.parse(at);
  if (Math.abs(ago) < minuteMs) return justNow;
  return ago > 0 ? relativeTime(at, intl) : null;
}

interface MomentLinesProps {
  /** ISO 8601. */
  at: string;
  intl: IntlConfig;
  /** What less than a minute ago is called. */
  justNow: string;
  /** On a phone, says only how long ago it was. @default false */
  isShort?: boolean;
}

/** A day, and how long ago it was. */
export function MomentLines({ at, intl, justNow, isShort = false }: MomentLinesProps) {
  const ago = agoOf(at, intl, justNow);
  return (
    <span className={styles.moment}>
      <span className={styles.day({ isLeftOut: isShort && ago !== null })}>
        <TimeText at={at} intl={intl} size="small">
          {localeDate(at, intl)}
        </TimeText>
      </span>
      {ago && (
        <span className={styles.ago}>
          <Text as="span" size="small" tone="muted">
            {ago}
          </Text>
        </span>
      )}
    </span>
  );
}
