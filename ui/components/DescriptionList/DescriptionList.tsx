import type { ReactNode } from 'react';
import type { RootProps } from '../Box/rootProps.ts';
import { list, pair, term, value } from './DescriptionList.css.ts';

export const descriptionListLayouts = ['rows', 'stacked'] as const;

export interface DescriptionListProps extends RootProps<'dl'> {
  items: readonly { label: string; value: ReactNode }[];
  /** `rows` puts the label beside its value. `stacked` puts it above, in as many columns as fit. @default 'rows' */
  layout?: (typeof descriptionListLayouts)[number];
}

/** Labels and values of one thing. */
export function DescriptionList({ items, layout = 'rows', ...rest }: DescriptionListProps) {
  return (
    <dl data-component="DescriptionList" {...rest} className={list({ layout })}>
      {items.map((item) => (
        <div key={item.label} className={pair({ layout })}>
          <dt className={term}>{item.label}</dt>
          <dd className={value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
