import type { RootProps } from '../Box/rootProps.ts';
import { percentOf } from '../Chart/percentOf.ts';
import { useWords } from '../../language/useWords.ts';
import { chartWords } from '../Chart/Chart.words.ts';
import {
  done,
  drawing,
  figure,
  hint as hintStyle,
  label as labelStyle,
  picture,
  ring,
  track,
} from './ProgressRing.css.ts';

export const progressRingSizes = ['standard', 'large'] as const;

export interface ProgressRingProps extends RootProps<'div'> {
  /** Name of what is completed or used. */
  label: string;
  value: number;
  /** Value of the full ring. Higher values show as full. @default 100 */
  max?: number;
  /** The value in its own unit: `26 of 36 months`. */
  hint?: string;
  /** 80 or 128 px at the default text size. @default 'standard' */
  size?: (typeof progressRingSizes)[number];
}

/** A ring filled to a percentage, with a label. Only for shares: an amount is a figure without a ring. */
export function ProgressRing({
  label,
  value,
  max = 100,
  hint,
  size = 'standard',
  ...rest
}: ProgressRingProps) {
  const words = useWords(chartWords);
  const percent = Math.min(100, Math.max(0, percentOf(value, max)));
  return (
    <div data-component="ProgressRing" {...rest} className={ring}>
      <div className={picture({ size })}>
        <svg className={drawing} viewBox="0 0 100 100" aria-hidden focusable={false}>
          <circle className={track} cx="50" cy="50" r="44" />
          {percent > 0 && (
            <circle
              className={done}
              cx="50"
              cy="50"
              r="44"
              pathLength={100}
              strokeDasharray={`${percent} 100`}
            />
          )}
        </svg>
        <span className={figure({ size })}>{words.percent(Math.round(percent))}</span>
      </div>
      <span className={labelStyle}>{label}</span>
      {hint && <span className={hintStyle}>{hint}</span>}
    </div>
  );
}
