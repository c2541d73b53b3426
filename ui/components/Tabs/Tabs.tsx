import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import type { RootProps } from '../Box/rootProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { keepTabInView } from './keepTabInView.ts';
import { count as countStyle, list, panel, tab, tabs } from './Tabs.css.ts';

export interface TabItem<Key extends string = string> {
  id: Key;
  label: string;
  icon?: LucideIcon;
  /** A count beside the label; screen readers read both. */
  count?: number;
  isDisabled?: boolean;
}

export interface TabsProps<Key extends string = string> extends Omit<
  RootProps<typeof AriaTabs>,
  'onSelectionChange' | 'selectedKey'
> {
  /** Accessible name of the group. */
  label: string;
  items: readonly TabItem<Key>[];
  selectedKey: Key;
  onSelectionChange: (key: Key) => void;
  /** Content of the selected tab. */
  children: ReactNode;
}

/**
 * Views of one page, one visible at a time; arrow keys move between tabs. If the list doesn't fit, it scrolls to the
 * selected tab.
 */
export function Tabs<Key extends string>({
  label,
  items,
  selectedKey,
  onSelectionChange,
  children,
  'aria-describedby': describedBy,
  ...rest
}: TabsProps<Key>) {
  return (
    <AriaTabs
      data-component="Tabs"
      {...rest}
      // react-aria leaves out the description of the root.
      render={(root) => <div {...root} aria-describedby={describedBy} />}
      className={tabs}
      selectedKey={selectedKey}
      onSelectionChange={(key) => onSelectionChange(key as Key)}
    >
      <TabList className={list} aria-label={label}>
        {items.map(({ id, label: name, icon, count, isDisabled }) => (
          <Tab
            key={id}
            id={id}
            ref={id === selectedKey ? keepTabInView : undefined}
            isDisabled={isDisabled}
            className={tab}
          >
            {icon && <Icon of={icon} />}
            {name}
            {count !== undefined && <span className={countStyle}>{count}</span>}
          </Tab>
        ))}
      </TabList>
      <TabPanel key={selectedKey} id={selectedKey} className={panel}>
        {children}
      </TabPanel>
    </AriaTabs>
  );
}
