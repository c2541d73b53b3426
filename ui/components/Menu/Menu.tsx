import type { LucideIcon } from 'lucide-react';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Button, type ButtonLook } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { popoverPlacements } from '../Popover/Popover.tsx';
import { help as helpStyle, item, menu, popover, words } from './Menu.css.ts';

export const menuItemTones = ['neutral', 'critical'] as const;

export interface MenuAction<Id extends string = string> {
  id: Id;
  label: string;
  /** A line below the label that helps to choose. */
  help?: string;
  icon?: LucideIcon;
  /** Makes the item a link. */
  href?: string;
  /** `critical` if something will be lost. @default 'neutral' */
  tone?: (typeof menuItemTones)[number];
  isDisabled?: boolean;
}

export interface MenuProps<Id extends string = string> extends Omit<ButtonLook, 'width'> {
  /** Label of the button. */
  label: string;
  /** Shows only the icon; the label is for screen readers. @default false */
  isIconOnly?: boolean;
  items: readonly MenuAction<Id>[];
  onAction?: (id: Id) => void;
  /** @default 'bottom start' */
  placement?: (typeof popoverPlacements)[number];
  isDisabled?: boolean;
}

/** A button that opens a list of actions. Arrow keys move between them, letters jump to matching ones. */
export function Menu<Id extends string>({
  label,
  isIconOnly = false,
  items,
  onAction,
  placement = 'bottom start',
  ...button
}: MenuProps<Id>) {
  return (
    <MenuTrigger>
      {isIconOnly ? <Button {...button} aria-label={label} /> : <Button {...button}>{label}</Button>}
      <Popover className={popover} placement={placement} offset={4}>
        <AriaMenu
          className={menu}
          aria-label={label}
          items={items}
          disabledKeys={items.filter(({ isDisabled }) => isDisabled).map(({ id }) => id)}
          onAction={(id) => onAction?.(id as Id)}
        >
          {({ label: name, help, icon, href, tone = 'neutral' }) => (
            <MenuItem textValue={name} href={href} className={item({ tone })}>
              {icon && <Icon of={icon} />}
              <span className={words}>
                {name}
                {help && <span className={helpStyle}> {help}</span>}
              </span>
            </MenuItem>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
