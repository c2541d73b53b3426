import type { IntlConfig } from '@vetsync/machines/system/model';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { TimeText } from '../system/parts/TimeText.tsx';
import * as styles from './PortalTable.css.ts';
import { relativeTime } from '../moreDates.ts';

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

interface MomentProps {
  /** ISO 8601. */
  at: string;
  intl: IntlConfig;
}

/** How long ago something was, with the exact time in its tooltip. */
export const Moment = ({ at, intl }: MomentProps) => (
  <TimeText at={at} intl={intl} size="small">
    {relativeTime(at, intl)}
  </TimeText>
);
