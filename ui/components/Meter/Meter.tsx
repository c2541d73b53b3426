import type { RefAttributes } from 'react';
import { Label } from 'react-aria-components/Label';
import { Meter as AriaMeter, type MeterProps as AriaMeterProps } from 'react-aria-components/Meter';
import { bar, done, figure, head, label as labelStyle } from '../ProgressBar/ProgressBar.css.ts';
import { track } from './Meter.css.ts';

export const meterTones = ['accent', 'info', 'caution', 'critical', 'honor'] as const;
export const meterSizes = ['small', 'standard'] as const;

export interface MeterProps
  extends
    Omit<AriaMeterProps, 'className' | 'style' | 'render' | 'children' | 'aria-label'>,
    RefAttributes<HTMLDivElement> {
  /** What is measured. */
  label: string;
  value: number;
  /** @default 0 */
  minValue?: number;
  /** @default 100 */
  maxValue?: number;
  /** Format of the value. @default { style: 'percent' } */
  formatOptions?: Intl.NumberFormatOptions;
  /** Text of the value, if percent isn't enough: `6 of 8 GB`. */
  valueLabel?: string;
  /** Meaning of the level. The text around it says the same. @default 'accent' */
  tone?: (typeof meterTones)[number];
  /** @default 'standard' */
  size?: (typeof meterSizes)[number];
  /** Hides label and value visually, if they are shown beside it already. @default false */
  isLabelHidden?: boolean;
}

/** A level within a known range that may rise and fall, such as used storage. For progress, use `ProgressBar`. */
export function Meter({
  label,
  tone = 'accent',
  size = 'standard',
  isLabelHidden = false,
  ...rest
}: MeterProps) {
  return (
    <AriaMeter
      data-component="Meter"
      {...rest}
      className={bar}
      aria-label={isLabelHidden ? label : undefined}
    >
      {({ percentage, valueText }) => (
        <>
          {!isLabelHidden && (
            <div className={head}>
              <Label className={labelStyle}>{label}</Label>
              <span className={figure}>{valueText}</span>
            </div>
          )}
          <div className={track({ size })}>
            <div className={done({ tone })} style={{ width: `${percentage}%` }} />
          </div>
        </>
      )}
    </AriaMeter>
  );
}
