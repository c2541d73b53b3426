import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Tab as AriaTab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { itemsOf } from '../Box/itemsOf.ts';
import { checkHandler, checkKeys, checkPanel } from '../Box/mistakes.ts';
import type { RootProps } from '../Box/rootProps.ts';
import { useControlledState } from '../Box/useControlledState.ts';
import { Icon } from '../Icon/Icon.tsx';
import { keepTabInView } from './keepTabInView.ts';
import { count as countStyle, list, panel as panelStyle, tab, tabs } from './Tabs.css.ts';

export interface TabItem<Key extends string = string> {
  id: Key;
  label: string;
  icon?: LucideIcon;
  /** A count beside the label; screen readers read both. */
  count?: number;
  isDisabled?: boolean;
  /** Content while the tab is selected. Leave it out if the `children` of the tabs are the content of all. */
  panel?: ReactNode;
}

export interface TabsProps<Key extends string = string> extends Omit<
  RootProps<typeof AriaTabs>,
  'defaultSelectedKey' | 'onSelectionChange' | 'selectedKey'
> {
  /** Accessible name of the group. */
  label: string;
  /** The tabs as data. Leave them out to give them as `Tab`s. */
  items?: readonly TabItem<Key>[];
  /** Id of the selected tab. Leave it out to let the tabs keep it. */
  selectedKey?: Key;
  /** The tab selected at first, if the tabs keep it. @default the first that isn't disabled */
  defaultSelectedKey?: Key;
  onSelectionChange?: (key: Key) => void;
  /** `Tab`s. With `items`, the content of the selected one, if its item has no `panel`. */
  children?: ReactNode;
}

export interface TabProps<Key extends string = string> extends Omit<TabItem<Key>, 'panel'> {
  /** Content while the tab is selected. */
  children: ReactNode;
}

/** A tab as a child of `Tabs`. */
export function Tab(_props: TabProps): null {
  return null;
}

const tabsOf = <Key extends string>(children: ReactNode): readonly TabItem<Key>[] =>
  itemsOf(children, Tab, 'Tabs: Without `items`, all children are `Tab`s.').map(
    ({ children: panel, ...rest }) => ({ ...rest, panel }) as TabItem<Key>,
  );

/**
 * Views of one page, one visible at a time; arrow keys move between tabs. If the list doesn't fit, it scrolls to the
 * selected tab.
 */
export function Tabs<Key extends string>({
  label,
  items: given,
  selectedKey: givenKey,
  defaultSelectedKey,
  onSelectionChange,
  children,
  'aria-describedby': describedBy,
  ...rest
}: TabsProps<Key>) {
  const items = given ?? tabsOf<Key>(children);
  const [chosenKey, select] = useControlledState<Key | undefined>(givenKey, defaultSelectedKey, (key) => {
    if (key !== undefined) onSelectionChange?.(key);
  });
  const selectedKey = chosenKey ?? items.find(({ isDisabled }) => !isDisabled)?.id;
  const panel = items.find(({ id }) => id === selectedKey)?.panel ?? (given && children);
  checkKeys('Tabs', items, ({ id }) => id);
  checkHandler('Tabs', 'selectedKey', givenKey, onSelectionChange);
  checkPanel(selectedKey, panel);
  return (
    <AriaTabs
      data-component="Tabs"
      {...rest}
      // react-aria leaves out the description of the root.
      render={(root) => <div {...root} aria-describedby={describedBy} />}
      className={tabs}
      selectedKey={selectedKey}
      onSelectionChange={(key) => select(key as Key)}
    >
      <TabList className={list} aria-label={label}>
        {items.map(({ id, label: name, icon, count, isDisabled }) => (
          <AriaTab
            key={id}
            id={id}
            ref={id === selectedKey ? keepTabInView : undefined}
            isDisabled={isDisabled}
            className={tab}
          >
            {icon && <Icon of={icon} />}
            {name}
            {count !== undefined && <span className={countStyle}>{count}</span>}
          </AriaTab>
        ))}
      </TabList>
      <TabPanel key={selectedKey} id={selectedKey} className={panelStyle}>
        {panel}
      </TabPanel>
    </AriaTabs>
  );
}
