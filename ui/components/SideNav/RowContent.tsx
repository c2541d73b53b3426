import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { label as labelStyle, sign } from './SideNavRow.css.ts';

interface RowContentProps {
  icon: LucideIcon;
  label: string;
  isNarrow: boolean;
}

/** Icon and label of a row. Where it is narrow, the label is only read out. */
export function RowContent({ icon, label, isNarrow }: RowContentProps) {
  return (
    <>
      <span className={sign}>
        <Icon of={icon} />
      </span>
      {isNarrow ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={labelStyle}>{label}</span>}
    </>
  );
}
