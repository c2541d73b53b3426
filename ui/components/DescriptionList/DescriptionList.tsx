import type { ReactNode } from 'react';
import { list, pair, term, value } from './DescriptionList.css.ts';

export const descriptionListLayouts = ['rows', 'stacked'] as const;

export interface DescriptionListProps {
  items: readonly { label: string; value: ReactNode }[];
  /** Label beside its value, or above it in as many columns as fit. @default 'rows' */
  layout?: (typeof descriptionListLayouts)[number];
}

/** What is known about one thing: labels and their values. */
export function DescriptionList({ items, layout = 'rows' }: DescriptionListProps) {
  return (
    <dl className={list({ layout })}>
      {items.map((item) => (
        <div key={item.label} className={pair({ layout })}>
          <dt className={term}>{item.label}</dt>
          <dd className={value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
