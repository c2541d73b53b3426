import type { Preferences } from '@vetsync/machines/shell/model';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { label as labelStyle, sign } from './NavLink.css.ts';

export interface NavRowContentProps {
  icon: LucideIcon;
  label: string;
  width: Preferences['sidebar'];
}

/** Icon and label of a sidebar row. A narrow sidebar shows the icon, and the label is only read out. */
export function NavRowContent({ icon, label, width }: NavRowContentProps) {
  return (
    <>
      <span className={sign}>
        <Icon of={icon} />
      </span>
      {width === 'narrow' ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span className={labelStyle}>{label}</span>
      )}
    </>
  );
}
