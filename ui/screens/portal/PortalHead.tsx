import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useFocusOnMount } from '../system/parts/focusOnMount.ts';
import { marks, named, spread } from './PortalPage.css.ts';
import type { PortalMarkRole } from './PortalPage.css.ts';

export interface PortalHeadProps {
  title: string;
  subtitle?: string;
  /** The mark of the portal's role, on its start page. */
  mark?: { icon: LucideIcon; role: PortalMarkRole };
  /** Links or actions beside the title. */
  children?: ReactNode;
}

/** Title of a portal page. */
export function PortalHead({ title, subtitle, mark, children }: PortalHeadProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <div className={spread}>
      <div className={named}>
        {mark && (
          <span className={marks[mark.role]}>
            <Icon of={mark.icon} />
          </span>
        )}
        <Stack as="hgroup" space="xxsmall">
          <Heading level={1} ref={heading}>
            {title}
          </Heading>
          {subtitle && <Text tone="muted">{subtitle}</Text>}
        </Stack>
      </div>
      {children}
    </div>
  );
}
