import { useContext, useEffect, type ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import { ToggleButton as AriaToggleButton } from 'react-aria-components/ToggleButton';
import type { RootProps } from '../Box/rootProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { chip, count as countStyle } from './ToggleButton.css.ts';
import { TabStopContext } from './tabStop.ts';

export interface ToggleButtonProps extends Omit<RootProps<typeof AriaToggleButton>, 'excludeFromTabOrder'> {
  /** Its value in a `ToggleButtonGroup`. */
  id?: string;
  icon?: LucideIcon;
  /** A count beside the label; screen readers read both. */
  count?: number;
  /** Alone: whether it is on. Leave it out to let it keep that itself. */
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  isDisabled?: boolean;
  /** The label. */
  children: ReactNode;
}

/** Is on or off, alone or as one of a `ToggleButtonGroup`. For a setting with a label beside it, use a `Switch`. */
export function ToggleButton({ icon, count, children, ...rest }: ToggleButtonProps) {
  const { id, isDisabled = false } = rest;
  const group = useContext(TabStopContext);
  const add = group?.add;
  useEffect(() => (id === undefined || isDisabled ? undefined : add?.(id)), [add, id, isDisabled]);
  const isPassedOver = group !== null && group.stop !== undefined && group.stop !== id;
  return (
    <AriaToggleButton
      data-component="ToggleButton"
      {...rest}
      excludeFromTabOrder={isPassedOver}
      className={chip}
    >
      {({ isSelected }) => (
        <>
          {isSelected ? <Icon of={Check} size="small" /> : icon && <Icon of={icon} size="small" />}
          {children}
          {count !== undefined && <span className={countStyle}>{` ${count}`}</span>}
        </>
      )}
    </AriaToggleButton>
  );
}
