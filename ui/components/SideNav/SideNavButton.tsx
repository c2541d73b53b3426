import { use } from 'react';
import type { LucideIcon } from 'lucide-react';
import type { RootProps } from '../Box/rootProps.ts';
import { RowContent } from './RowContent.tsx';
import { SideNavWidthContext, type SideNavWidth } from './sideNavWidth.ts';
import { row } from './SideNavRow.css.ts';

export interface SideNavButtonProps extends Omit<RootProps<'button'>, 'onClick' | 'title' | 'type'> {
  label: string;
  icon: LucideIcon;
  onPress: () => void;
  /** @default that of the `SideNav` */
  width?: SideNavWidth;
}

/** An action, in a row like the links. */
export function SideNavButton({ label, icon, onPress, width, ...rest }: SideNavButtonProps) {
  const around = use(SideNavWidthContext);
  const shown = width ?? around;
  return (
    <button
      data-component="SideNavButton"
      {...rest}
      type="button"
      className={row({ width: shown })}
      title={shown === 'narrow' ? label : undefined}
      onClick={onPress}
    >
      <RowContent icon={icon} label={label} isNarrow={shown === 'narrow'} />
    </button>
  );
}
