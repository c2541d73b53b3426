import type { ValueAxis } from '../Chart/chartMath.ts';
import { apart } from '../Chart/chartMath.ts';
import { endBefore, endNow, hiddenLabel, lineEnds, verticalEnd } from './LineChart.css.ts';

interface LineEnd {
  text: string;
  value: number;
}

interface LineEndsProps {
  axis: ValueAxis;
  now: LineEnd;
  before: LineEnd;
}

/** Least distance of the two names, as a share of the plot's height. */
const leastGap = 0.14;

/** Names a line and its previous period where they end. */
export function LineEnds({ axis, now, before }: LineEndsProps) {
  const [nowAt, beforeAt] = apart(axis.share(now.value), axis.share(before.value), leastGap);
  const ends = [
    { text: now.text, at: nowAt, style: endNow },
    { text: before.text, at: beforeAt, style: endBefore },
  ];
  return (
    <div className={lineEnds} aria-hidden>
      {ends.map(({ text, style }) => (
        <div key={text} className={`${hiddenLabel} ${style}`}>
          {text}
        </div>
      ))}
      {ends.map(({ text, at, style }) => (
        <span key={text} className={`${verticalEnd} ${style}`} style={{ bottom: `${100 * at}%` }}>
          {text}
        </span>
      ))}
    </div>
  );
}
