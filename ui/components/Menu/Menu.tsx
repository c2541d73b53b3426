import { createContext, use, useMemo, type ReactNode, type RefObject } from 'react';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { Button as AriaButton } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection,
  MenuTrigger,
  SubmenuTrigger,
  type Key,
} from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { AriaLinks } from '../Link/AriaLinks.tsx';
import { itemsOf } from '../Box/itemsOf.ts';
import type { RenderProps, RootProps } from '../Box/rootProps.ts';
import { Button, type ButtonLook } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { popoverPlacements } from '../Popover/Popover.tsx';
import { isLongList, useLongList, useVirtualList } from '../Select/LongList.tsx';
import { placed, placesOf, PlacesContext } from '../Select/places.tsx';
import {
  count as countStyle,
  help as helpStyle,
  item,
  longMenu,
  longPopover,
  menu,
  more,
  popover,
  section,
  textBox,
  tick,
} from './Menu.css.ts';

export const menuItemTones = ['neutral', 'critical'] as const;

export interface MenuAction<Id extends string = string> extends RenderProps<'a' | 'div'> {
  id: Id;
  label: string;
  /** A line below the label that helps to choose. */
  help?: string;
  icon?: LucideIcon;
  /** At the end of the item; screen readers read both. */
  count?: string;
  /** Makes the item a link. */
  href?: string;
  /** `critical` if something will be lost. @default 'neutral' */
  tone?: (typeof menuItemTones)[number];
  isDisabled?: boolean;
  /** Opens a menu of more actions beside it. The ids of all items differ. */
  items?: readonly MenuAction<Id>[];
}

/** What the items of all menus inside each other do. */
const ActionContext = createContext<(id: Key) => void>(() => {});

/** Items below a heading. */
export interface MenuGroup<Id extends string = string> {
  id: string;
  label: string;
  items: readonly MenuAction<Id>[];
  /** The chosen one, or null. Leave it out for actions, among which nothing is chosen. */
  selectedId?: Id | null;
}

export interface MenuProps<Id extends string = string>
  extends Omit<ButtonLook, 'width'>, Omit<RootProps<typeof AriaButton>, 'onPress'> {
  /** Label of the button. */
  label: string;
  /** Shows only the icon; the label is for screen readers. @default false */
  isIconOnly?: boolean;
  /** The items as data. Leave them out to give them as `MenuItem`s. @default none */
  items?: readonly MenuAction<Id>[];
  /** `MenuItem`s, if there are no `items`. */
  children?: ReactNode;
  /** After the items. The ids of all items differ. @default none */
  groups?: readonly MenuGroup<Id>[];
  onAction?: (id: Id) => void;
  /** @default 'bottom start' */
  placement?: (typeof popoverPlacements)[number];
  isDisabled?: boolean;
  /** Controlled state. Leave it out to let it open and close by itself. */
  isOpen?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

export interface MenuItemProps<Id extends string = string> extends Omit<MenuAction<Id>, 'items'> {
  /** `MenuItem`s of a menu beside it. */
  children?: ReactNode;
}

/** An item as a child of `Menu`, or of another one. */
export function MenuItem(_props: MenuItemProps): null {
  return null;
}

const actionsOf = <Id extends string>(children: ReactNode): readonly MenuAction<Id>[] =>
  itemsOf(children, MenuItem, 'Menu: Its children are `MenuItem`s, or it has `items`.').map(
    ({ children: inside, ...action }) =>
      ({ ...action, ...(inside !== undefined && { items: actionsOf(inside) }) }) as MenuAction<Id>,
  );

/** A button that opens a list of actions. Arrow keys move between them and into menus of their own, letters jump to matching ones. */
export function Menu<Id extends string>({
  label,
  isIconOnly = false,
  icon,
  children,
  items = actionsOf<Id>(children),
  groups = [],
  onAction,
  placement = 'bottom start',
  isOpen,
  defaultOpen,
  onOpenChange,
  ...rest
}: MenuProps<Id>) {
  const isLong = isLongList(
    items.length + groups.reduce((sum, { items: inGroup }) => sum + inGroup.length, 0),
  );
  // Loads it before it opens.
  useVirtualList(isLong);
  return (
    <AriaLinks>
      <MenuTrigger isOpen={isOpen} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
        {isIconOnly && icon ? (
          <Button data-component="Menu" {...rest} icon={icon} aria-label={label} />
        ) : (
          <Button data-component="Menu" {...rest} icon={icon}>
            {label}
          </Button>
        )}
        <Popover className={isLong ? longPopover : popover} placement={placement} offset={4}>
          <Items {...{ label, items, groups, onAction }} />
        </Popover>
      </MenuTrigger>
    </AriaLinks>
  );
}

export interface MenuListProps<Id extends string = string> extends Pick<
  MenuProps<Id>,
  'label' | 'items' | 'groups' | 'onAction'
> {
  /** Called after an action, where no `Menu` is around it. */
  onClose?: () => void;
}

/** The list of a menu at a button that isn't react-aria's. Made only while it is open. */
export function MenuList<Id extends string>({
  trigger,
  onClose,
  ...list
}: MenuListProps<Id> & { trigger: RefObject<Element | null>; onClose: () => void }) {
  return (
    <AriaLinks>
      <Popover
        className={popover}
        placement="bottom end"
        offset={4}
        triggerRef={trigger}
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
      >
        <Items {...list} onClose={onClose} />
      </Popover>
    </AriaLinks>
  );
}

function Items<Id extends string>({ label, items = [], groups = [], onAction, onClose }: MenuListProps<Id>) {
  const all = [items, ...groups.map((group) => group.items)].flat();
  const { List, limit, isLong } = useLongList(all.length);
  const places = useMemo(
    () =>
      isLong ? placesOf([items, ...groups.map((group) => group.items)].flat().map(({ id }) => id)) : null,
    [isLong, items, groups],
  );
  const act = (id: Key) => onAction?.(id as Id);
  return (
    <List>
      <ActionContext value={act}>
        <PlacesContext value={places}>
          <AriaMenu
            className={isLong ? longMenu : menu}
            aria-label={label}
            disabledKeys={disabledOf(all)}
            onAction={act}
            {...(onClose && { autoFocus: 'first', onClose })}
          >
            <Collection items={items.slice(0, limit)}>{drawItem}</Collection>
            {groups.map(({ id, label: heading, items: inGroup, selectedId }) => (
              <MenuSection
                key={id}
                id={id}
                {...(selectedId !== undefined && {
                  selectionMode: 'single',
                  selectedKeys: selectedId === null ? [] : [selectedId],
                })}
              >
                <Header className={section}>{heading}</Header>
                <Collection items={inGroup.slice(0, limit)}>{drawItem}</Collection>
              </MenuSection>
            ))}
          </AriaMenu>
        </PlacesContext>
      </ActionContext>
    </List>
  );
}

const disabledOf = (items: readonly MenuAction[]) =>
  items.filter(({ isDisabled }) => isDisabled).map(({ id }) => id);

function Submenu({ label, items = [] }: MenuAction) {
  return (
    <PlacesContext value={null}>
      <AriaMenu
        className={menu}
        aria-label={label}
        disabledKeys={disabledOf(items)}
        onAction={use(ActionContext)}
        items={items}
      >
        {drawItem}
      </AriaMenu>
    </PlacesContext>
  );
}

/** Whether two menus of the largest width, 400 px, fit side by side. On a phone, one in another opens below its item. */
const hasRoomBeside = () => globalThis.innerWidth >= 800;

function drawItem(action: MenuAction) {
  const { id, label, help, icon, count, href, tone = 'neutral', items, render } = action;
  const drawn = (
    <AriaMenuItem
      id={id}
      textValue={label}
      href={href}
      className={item({ tone })}
      render={placed(id, render)}
    >
      {({ isSelected, selectionMode }) => (
        <>
          {selectionMode !== 'none' && (
            <span className={tick}>{isSelected && <Icon of={Check} size="small" />}</span>
          )}
          {icon && <Icon of={icon} />}
          <span className={textBox}>
            {label}
            {help && <span className={helpStyle}> {help}</span>}
          </span>
          {count !== undefined && <span className={countStyle}>{count}</span>}
          {items && (
            <span className={more}>
              <Icon of={ChevronRight} />
            </span>
          )}
        </>
      )}
    </AriaMenuItem>
  );
  return items ? (
    // Its own id, or the collection would give it that of its item.
    <SubmenuTrigger {...{ id: `menu of ${id}` }}>
      {drawn}
      <Popover className={popover} placement={hasRoomBeside() ? 'end top' : 'bottom start'} offset={-4}>
        <Submenu {...action} />
      </Popover>
    </SubmenuTrigger>
  ) : (
    drawn
  );
}
