import type { LucideIcon } from 'lucide-react';
import Anchor from 'lucide-react/icons/anchor';
import Compass from 'lucide-react/icons/compass';
import Mountain from 'lucide-react/icons/mountain';
import Star from 'lucide-react/icons/star';
import TreePine from 'lucide-react/icons/tree-pine';
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

export const avatarMarks = ['compass', 'mountain', 'anchor', 'star', 'tree'] as const;
type AvatarMark = (typeof avatarMarks)[number];
const marks: Record<AvatarMark, LucideIcon> = {
  compass: Compass,
  mountain: Mountain,
  anchor: Anchor,
  star: Star,
  tree: TreePine,
};
const markOf = (mark = '') => (Object.hasOwn(marks, mark) ? marks[mark as AvatarMark] : null);

export interface AvatarProps {
  /** Whole name; its initials are drawn, a figure where it has none. */
  name: string;
  /** Role of the person; the words beside it say so too. @default 'neutral' */
  tone?: (typeof avatarTones)[number];
  /** One of `avatarMarks`, drawn instead of the initials; anything else draws those. */
  mark?: string;
  /** 32, 44 or 72 px at the default text size. @default 'standard' */
  size?: (typeof avatarSizes)[number];
  /** Says the name to listeners, where it does not stand beside the picture. @default false */
  isNamed?: boolean;
}

/** A person at a glance. */
export function Avatar({ name, tone = 'neutral', mark, size = 'standard', isNamed = false }: AvatarProps) {
  const drawn = markOf(mark);
  const meaning = isNamed ? ({ role: 'img', 'aria-label': name } as const) : { 'aria-hidden': true };
  return (
    <span {...meaning} className={avatar({ tone, size })}>
      {drawn ? <Icon of={drawn} size={size} /> : initials(name) || <Icon of={User} size={size} />}
    </span>
  );
}
