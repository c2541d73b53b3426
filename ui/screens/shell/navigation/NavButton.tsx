import type { Preferences } from '@vetsync/machines/shell/model';
import type { LucideIcon } from 'lucide-react';
import { row } from './NavLink.css.ts';
import { NavRowContent } from './NavRowContent.tsx';

export interface NavButtonProps {
  label: string;
  icon: LucideIcon;
  onPress: () => void;
  width: Preferences['sidebar'];
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'dialog';
}

/** An action of the sidebar, in a row like its links. */
export function NavButton({ label, icon, onPress, width, ...aria }: NavButtonProps) {
  return (
    <button
      {...aria}
      type="button"
      className={row({ width })}
      title={width === 'narrow' ? label : undefined}
      onClick={onPress}
    >
      <NavRowContent icon={icon} label={label} width={width} />
    </button>
  );
}
