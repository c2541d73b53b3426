import { useId, type ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import type { RootProps } from '../Box/rootProps.ts';
import { Card } from '../Card/Card.tsx';
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

export interface StatCardProps extends RootProps {
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

/** One key figure. */
export function StatCard({
  label,
  figure,
  href,
  hint,
  icon,
  sparkline,
  isLoading = false,
  ...rest
}: StatCardProps) {
  const labelId = useId();
  return (
    <Card data-component="StatCard" aria-labelledby={labelId} {...rest} as="article" height="full">
      <div aria-busy={isLoading}>
        <div className={head}>
          {href === undefined ? (
            <span id={labelId}>{label}</span>
          ) : (
            <a id={labelId} href={href} className={link}>
              {label}
            </a>
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
    </Card>
  );
}
