import { useId } from 'react';
import type { RootProps } from '../Box/rootProps.ts';
import { Card } from '../Card/Card.tsx';
import { Stat, type StatProps } from './Stat.tsx';

export interface StatCardProps extends RootProps, StatProps {}

/** One key figure. Use a `StatStrip` for several in a row. */
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
      <Stat {...{ label, figure, href, hint, icon, sparkline, isLoading, labelId }} />
    </Card>
  );
}
