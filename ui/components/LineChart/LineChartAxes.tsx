import { evenIndexes, type ValueAxis } from '../Chart/chartMath.ts';
import {
  firstTick,
  horizontalAxis,
  horizontalTick,
  lastTick,
  wideOnlyTick,
  hiddenLabel,
  verticalAxis,
  verticalTick,
} from './LineChart.css.ts';

/** Number of short labels that fit below a chart on a phone. */
const maxLabels = 4;
/** Most characters of a short label. If some are longer, a narrow chart shows only the first and last label. */
const maxShortLength = 6;

interface VerticalAxisProps {
  axis: ValueAxis;
  formatTick: (value: number) => string;
}

export function VerticalAxis({ axis, formatTick }: VerticalAxisProps) {
  const tickLabels = axis.ticks.map(formatTick);
  return (
    <div className={verticalAxis} aria-hidden>
      {tickLabels.map((label) => (
        <span key={label} className={hiddenLabel}>
          {label}
        </span>
      ))}
      {axis.ticks.map((tick, index) => (
        <span key={tick} className={verticalTick} style={{ bottom: `${100 * axis.share(tick)}%` }}>
          {tickLabels[index]}
        </span>
      ))}
    </div>
  );
}

interface HorizontalAxisProps {
  labels: readonly string[];
  /** Position of a label as a share of the width, from 0 to 1. */
  position: (index: number) => number;
}

export function HorizontalAxis({ labels, position }: HorizontalAxisProps) {
  const last = labels.length - 1;
  const middleTick = labels.some(({ length }) => length > maxShortLength) ? wideOnlyTick : horizontalTick;
  const styleAt = (index: number) => {
    if (last === 0) return horizontalTick;
    return index === 0 ? firstTick : index === last ? lastTick : middleTick;
  };
  return (
    <div className={horizontalAxis} aria-hidden>
      {evenIndexes(labels.length, maxLabels).map((index) => (
        <span key={index} className={styleAt(index)} style={{ left: `${100 * position(index)}%` }}>
          {labels[index]}
        </span>
      ))}
    </div>
  );
}
