import { use } from 'react';
import type { LucideIcon } from 'lucide-react';
import type { RootProps } from '../Box/rootProps.ts';
import { RowContent } from './RowContent.tsx';
import { SideNavWidthContext } from './sideNavWidth.ts';
import { row } from './SideNavRow.css.ts';

export interface SideNavButtonProps extends Omit<RootProps<'button'>, 'onClick' | 'title' | 'type'> {
  label: string;
  icon: LucideIcon;
  onPress: () => void;
}

/** An action, in a row like the links. */
export function SideNavButton({ label, icon, onPress, ...rest }: SideNavButtonProps) {
  const width = use(SideNavWidthContext);
  return (
    <button
      data-component="SideNavButton"
      {...rest}
      type="button"
      className={row[width]}
      title={width === 'narrow' ? label : undefined}
      onClick={onPress}
    >
      <RowContent icon={icon} label={label} isNarrow={width === 'narrow'} />
    </button>
  );
}
