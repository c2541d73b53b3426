import type { Preferences } from '@vetsync/machines/shell/model';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { label as labelStyle, row, sign } from './NavLink.css.ts';

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
  const isNarrow = width === 'narrow';
  return (
    <button
      {...aria}
      type="button"
      className={row({ width })}
      title={isNarrow ? label : undefined}
      onClick={onPress}
    >
      <span className={sign}>
        <Icon of={icon} />
      </span>
      {isNarrow ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={labelStyle}>{label}</span>}
    </button>
  );
}
