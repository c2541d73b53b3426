import { useId } from 'react';
import { percentOf } from '../Chart/percentOf.ts';
import { chartWords } from '../Chart/Chart.words.ts';
import { bar, done, figure, head, label as labelStyle, track } from './ProgressBar.css.ts';

export const progressBarTones = ['accent', 'info', 'caution', 'critical', 'honour'] as const;
export const progressBarSizes = ['small', 'standard'] as const;

export interface ProgressBarProps {
  /** What is being completed, used up or compared. */
  label: string;
  value: number;
  /** Value of the full bar; more than that is shown as full. @default 100 */
  max?: number;
  /** The figure as it is read, where percent says too little: `6 of 8`. */
  valueLabel?: string;
  /** Meaning of the level; the figure stands beside it. @default 'accent' */
  tone?: (typeof progressBarTones)[number];
  /** @default 'standard' */
  size?: (typeof progressBarSizes)[number];
  /** Label and figure are only read, where they stand beside it already. @default false */
  isLabelHidden?: boolean;
}

/** How far one thing is, with its figure. */
export function ProgressBar({
  label,
  value,
  max = 100,
  tone = 'accent',
  size = 'standard',
  isLabelHidden = false,
  ...words
}: ProgressBarProps) {
  const labelId = useId();
  const percent = Math.min(100, Math.max(0, percentOf(value, max)));
  const valueLabel = words.valueLabel ?? chartWords.percent(Math.round(percent));
  const name = isLabelHidden ? { 'aria-label': label } : { 'aria-labelledby': labelId };
  const reading = { role: 'progressbar', 'aria-valuetext': valueLabel, ...name } as const;
  return (
    <div className={bar}>
      {!isLabelHidden && (
        <div className={head}>
          <span className={labelStyle} id={labelId}>
            {label}
          </span>
          <span className={figure} aria-hidden>
            {valueLabel}
          </span>
        </div>
      )}
      <div {...reading} className={track({ size })} aria-valuenow={Math.round(percent)}>
        <div className={done({ tone })} style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
