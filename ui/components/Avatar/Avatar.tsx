import User from 'lucide-react/icons/user';
import { Icon } from '../Icon/Icon.tsx';
import { avatar } from './Avatar.css.ts';
import { initials } from './initials.ts';

export const avatarSizes = ['small', 'standard', 'large'] as const;
export const avatarTones = [
  'neutral',
  'user',
  'recruiter',
  'university',
  'hospital',
  'nonprofit',
  'admin',
] as const;

export interface AvatarProps {
  /** Whole name; its initials are drawn, a figure where it has none. */
  name: string;
  /** Role of the person; the words beside it say so too. @default 'neutral' */
  tone?: (typeof avatarTones)[number];
  /** 32, 44 or 72 px at the default text size. @default 'standard' */
  size?: (typeof avatarSizes)[number];
  /** Says the name to listeners, where it does not stand beside the picture. @default false */
  isNamed?: boolean;
}

/** A person at a glance. */
export function Avatar({ name, tone = 'neutral', size = 'standard', isNamed = false }: AvatarProps) {
  const meaning = isNamed ? ({ role: 'img', 'aria-label': name } as const) : { 'aria-hidden': true };
  return (
    <span {...meaning} className={avatar({ tone, size })}>
      {initials(name) || <Icon of={User} size={size} />}
    </span>
  );
}
