import { useId } from 'react';
import type { RootProps } from '../Box/rootProps.ts';
import { percentOf } from '../Chart/percentOf.ts';
import { useWords } from '../../language/useWords.ts';
import { chartWords } from '../Chart/Chart.words.ts';
import { bar, done, figure, head, label as labelStyle, track } from './ProgressBar.css.ts';

export const progressBarTones = ['accent', 'info', 'caution', 'critical', 'honor'] as const;
export const progressBarSizes = ['small', 'standard'] as const;

export interface ProgressBarProps extends RootProps<'div'> {
  /** What is completed, used or compared. */
  label: string;
  value: number;
  /** Value of the full bar. Higher values show as full. @default 100 */
  max?: number;
  /** Text of the value, if percent isn't enough: `6 of 8`. */
  valueLabel?: string;
  /** Meaning of the level. @default 'accent' */
  tone?: (typeof progressBarTones)[number];
  /** @default 'standard' */
  size?: (typeof progressBarSizes)[number];
  /** Hides label and value visually, if they are shown beside it already. @default false */
  isLabelHidden?: boolean;
}

/** Progress or level of one thing, with its value. */
export function ProgressBar({
  label,
  value,
  max = 100,
  tone = 'accent',
  size = 'standard',
  isLabelHidden = false,
  valueLabel: ownValueLabel,
  ...rest
}: ProgressBarProps) {
  const words = useWords(chartWords);
  const labelId = useId();
  const percent = Math.min(100, Math.max(0, percentOf(value, max)));
  const valueLabel = ownValueLabel ?? words.percent(Math.round(percent));
  const name = isLabelHidden ? { 'aria-label': label } : { 'aria-labelledby': labelId };
  const reading = { role: 'progressbar', 'aria-valuetext': valueLabel, ...name } as const;
  return (
    <div data-component="ProgressBar" {...rest} className={bar}>
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
