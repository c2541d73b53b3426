import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
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

interface PageHeadProps extends PortalHeadProps {
  ref?: Ref<HTMLHeadingElement>;
}

/** Title of a page. */
export function PageHead({ title, subtitle, mark, children, ref }: PageHeadProps) {
  return (
    <div className={spread}>
      <div className={named}>
        {mark && (
          <span className={marks[mark.role]}>
            <Icon of={mark.icon} />
          </span>
        )}
        <Stack as="hgroup" space="xxsmall">
          <Heading level={1} ref={ref}>
            {title}
          </Heading>
          {subtitle && <Text tone="muted">{subtitle}</Text>}
        </Stack>
      </div>
      {children}
    </div>
  );
}

/** Title of a portal page, which gets the focus when it takes the place of another one. */
export const PortalHead = (props: PortalHeadProps) => (
  <PageHead {...props} ref={useFocusOnMount<HTMLHeadingElement>()} />
);
