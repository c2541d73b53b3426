import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { RootProps } from '../Box/rootProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import { action as actionStyle, banner, message, iconBox, textBox } from './Banner.css.ts';

export const bannerTones = ['info', 'positive', 'caution', 'critical'] as const;
type BannerTone = (typeof bannerTones)[number];

/** `alert` interrupts: only for something that just failed. `status` waits for a pause. */
export const bannerAnnouncements = ['status', 'alert'] as const;

const icons: Record<BannerTone, LucideIcon> = {
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: OctagonAlert,
};

export interface BannerProps extends RootProps<'div'> {
  /** @default 'info' */
  tone?: BannerTone;
  title?: string;
  /** Announces the banner when it appears. Leave it out if the banner is there from the start. */
  announce?: (typeof bannerAnnouncements)[number];
  /** A button or link that resolves the matter. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A message about this page that stays visible while it is true. */
export function Banner({ tone = 'info', title, announce, action, children, ...rest }: BannerProps) {
  return (
    <div data-component="Banner" {...rest} className={banner({ tone })}>
      <div className={message} role={announce}>
        <span className={iconBox}>
          <Icon of={icons[tone]} />
        </span>
        <div className={textBox}>
          {title && <Text weight="strong">{title}</Text>}
          {children && <Text as="div">{children}</Text>}
        </div>
      </div>
      {action && <div className={actionStyle}>{action}</div>}
    </div>
  );
}
