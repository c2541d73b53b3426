import { Children, cloneElement, type ReactElement } from 'react';
import type { AvatarProps } from '../Avatar/Avatar.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { group, member, more } from './AvatarGroup.css.ts';
import type { RootProps } from '../Box/rootProps.ts';

export interface AvatarGroupProps extends RootProps<'ul'> {
  /** Accessible name of the group: who they are. */
  'aria-label': string;
  /** An `Avatar` for each. The group gives them their size, and exposes their names. */
  children: ReactElement<AvatarProps> | readonly ReactElement<AvatarProps>[];
  /** Most avatars to draw. A number stands for the rest. @default 4 */
  max?: number;
  /** What that number says to screen readers: `12 more people`. @default the number */
  moreLabel?: (count: number) => string;
  /** 32, 44 or 72 px at the default text size. @default 'standard' */
  size?: AvatarProps['size'];
}

/** Several people in little space. It isn't interactive: to show all names, put it beside a button or link. */
export function AvatarGroup({ children, max = 4, moreLabel, size = 'standard', ...rest }: AvatarGroupProps) {
  // Not by a context, so that avatars and groups can be rendered by a server component.
  const avatars = Children.toArray(children) as ReactElement<AvatarProps>[];
  const remaining = Math.max(0, avatars.length - max);
  return (
    <ul data-component="AvatarGroup" {...rest} className={group({ size })}>
      {avatars.slice(0, max).map((avatar) => (
        <li key={avatar.key} className={member}>
          {cloneElement(avatar, { size, isNamed: true })}
        </li>
      ))}
      {remaining > 0 && (
        <li className={member}>
          <span className={more({ size })} aria-hidden={moreLabel !== undefined}>{`+${remaining}`}</span>
          {moreLabel && <VisuallyHidden>{moreLabel(remaining)}</VisuallyHidden>}
        </li>
      )}
    </ul>
  );
}
