import { Avatar, type AvatarProps } from '../Avatar/Avatar.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { group, member, more } from './AvatarGroup.css.ts';
import type { RootProps } from '../Box/rootProps.ts';

export interface AvatarGroupPerson extends Pick<AvatarProps, 'name' | 'mark'> {
  id: string;
}

export interface AvatarGroupProps extends RootProps<'ul'> {
  /** Accessible name of the group: who they are. */
  'aria-label': string;
  people: readonly AvatarGroupPerson[];
  /** Most avatars to draw. A number stands for the rest. @default 4 */
  max?: number;
  /** What that number says to screen readers: `12 more people`. */
  moreLabel: (count: number) => string;
  /** 32, 44 or 72 px at the default text size. @default 'standard' */
  size?: AvatarProps['size'];
}

/** Several people in little space. It isn't interactive: to show all names, put it beside a button or link. */
export function AvatarGroup({ people, max = 4, moreLabel, size = 'standard', ...rest }: AvatarGroupProps) {
  const drawn = people.slice(0, max);
  const remaining = people.length - drawn.length;
  return (
    <ul data-component="AvatarGroup" {...rest} className={group({ size })}>
      {drawn.map(({ id, ...person }) => (
        <li key={id} className={member}>
          <Avatar {...person} size={size} isNamed />
        </li>
      ))}
      {remaining > 0 && (
        <li className={member}>
          <span className={more({ size })} aria-hidden>{`+${remaining}`}</span>
          <VisuallyHidden>{moreLabel(remaining)}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
}
