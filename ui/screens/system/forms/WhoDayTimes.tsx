import type { ReactNode } from 'react';
import { columns, day as dayStyle, times as timesStyle, who as whoStyle } from './WhoDayTimes.css.ts';

interface WhoDayTimesProps {
  /** Whom to meet, and about what. */
  who: ReactNode;
  day: ReactNode;
  times: ReactNode;
}

/** The layout of every dialog that arranges a meeting: who, then the day, then its free times. */
export function WhoDayTimes({ who, day, times }: WhoDayTimesProps) {
  return (
    <div className={columns}>
      <div className={whoStyle}>{who}</div>
      <div className={dayStyle}>{day}</div>
      <div className={timesStyle}>{times}</div>
    </div>
  );
}
