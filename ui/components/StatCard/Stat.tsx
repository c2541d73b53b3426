import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Anchor } from '../Link/Anchor.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import {
  figure as figureStyle,
  head,
  hint as hintStyle,
  hintPlaceholder,
  link,
  trend,
} from './StatCard.css.ts';

/** One key figure of a `StatCard` or a `StatStrip`. */
export interface StatProps {
  /** What is counted. */
  label: string;
  /** Formatted: `12,345`, `41.7%`. */
  figure: string;
  /** Makes the label a link to what is counted. */
  href?: string;
  /** What the figure means, in a few words. */
  hint?: string;
  icon?: LucideIcon;
  /** A `Sparkline` of the figure over time. */
  sparkline?: ReactNode;
  /** Shows placeholders for figure and hint. @default false */
  isLoading?: boolean;
}

/** @param props.labelId id for the label, which names the element around it */
export function Stat({
  label,
  figure,
  href,
  hint,
  icon,
  sparkline,
  isLoading = false,
  labelId,
}: StatProps & { labelId: string }) {
  return (
    <div aria-busy={isLoading}>
      <div className={head}>
        {href === undefined ? (
          <span id={labelId}>{label}</span>
        ) : (
          <Anchor id={labelId} href={href} className={link}>
            {label}
          </Anchor>
        )}
        {icon && <Icon of={icon} />}
      </div>
      <div className={figureStyle}>{isLoading ? <Skeleton shape="figure" size="section" /> : figure}</div>
      {hint && (
        <div className={hintStyle}>
          {isLoading && (
            <div className={hintPlaceholder.skeleton}>
              <Skeleton size="small" />
            </div>
          )}
          <span className={isLoading ? hintPlaceholder.words : undefined}>{hint}</span>
        </div>
      )}
      {sparkline && <div className={trend}>{sparkline}</div>}
    </div>
  );
}
