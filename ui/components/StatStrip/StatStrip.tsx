import { useId } from 'react';
import type { RootProps } from '../Box/rootProps.ts';
import { Stat, type StatProps } from '../StatCard/Stat.tsx';
import { cell, cells, strip } from './StatStrip.css.ts';

export interface StatStripProps extends RootProps {
  /** Accessible name of the figures together. */
  label: string;
  /** From four to six, the most important first. Each has the props of a `StatCard`. */
  stats: readonly StatProps[];
}

function Cell(stat: StatProps) {
  const labelId = useId();
  return (
    <article className={cell} aria-labelledby={labelId}>
      <Stat {...stat} labelId={labelId} />
    </article>
  );
}

/** Key figures between hairlines, without boxes: quieter than `StatCard`s, for pages where figures come second. */
export function StatStrip({ label, stats, ...rest }: StatStripProps) {
  return (
    <section data-component="StatStrip" aria-label={label} {...rest} className={strip}>
      <div className={cells}>
        {stats.map((stat) => (
          <Cell key={stat.label} {...stat} />
        ))}
      </div>
    </section>
  );
}
