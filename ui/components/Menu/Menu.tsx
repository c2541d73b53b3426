import type { LucideIcon } from 'lucide-react';
import type { Button as AriaButton } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { RootProps } from '../Box/rootProps.ts';
import { Button, type ButtonLook } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { popoverPlacements } from '../Popover/Popover.tsx';
import { help as helpStyle, item, menu, popover, textBox } from './Menu.css.ts';

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

export interface MenuProps<Id extends string = string>
  extends Omit<ButtonLook, 'width'>, Omit<RootProps<typeof AriaButton>, 'onPress'> {
  /** Label of the button. */
  label: string;
  /** Shows only the icon; the label is for screen readers. @default false */
  isIconOnly?: boolean;
  items: readonly MenuAction<Id>[];
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

/** A button that opens a list of actions. Arrow keys move between them, letters jump to matching ones. */
export function Menu<Id extends string>({
  label,
  isIconOnly = false,
  icon,
  items,
  onAction,
  placement = 'bottom start',
  isOpen,
  defaultOpen,
  onOpenChange,
  ...rest
}: MenuProps<Id>) {
  return (
    <MenuTrigger isOpen={isOpen} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {isIconOnly && icon ? (
        <Button data-component="Menu" {...rest} icon={icon} aria-label={label} />
      ) : (
        <Button data-component="Menu" {...rest} icon={icon}>
          {label}
        </Button>
      )}
      <Popover className={popover} placement={placement} offset={4}>
        <AriaMenu
          className={menu}
          aria-label={label}
          items={items}
          disabledKeys={items.filter(({ isDisabled }) => isDisabled).map(({ id }) => id)}
          onAction={(id) => onAction?.(id as Id)}
        >
          {({ label: name, help, icon: itemIcon, href, tone = 'neutral' }) => (
            <MenuItem textValue={name} href={href} className={item({ tone })}>
              {itemIcon && <Icon of={itemIcon} />}
              <span className={textBox}>
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
