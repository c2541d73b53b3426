import type { ButtonProps } from '../../../components/Button/Button.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Tooltip } from '../../../components/Tooltip/Tooltip.tsx';

type IconButtonProps = Omit<ButtonProps, 'children' | 'aria-label' | 'icon'> & {
  icon: NonNullable<ButtonProps['icon']>;
  /** The accessible name, which shows while the button is hovered or has keyboard focus. */
  label: string;
};

/** A quiet button that is only an icon. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return <Tooltip trigger={<Button variant="quiet" {...rest} aria-label={label} />}>{label}</Tooltip>;
}
