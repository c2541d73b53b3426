import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useFocusOnMount } from '../focus.ts';
import { spread } from './PortalPage.css.ts';

export interface PortalHeadProps {
  title: string;
  subtitle?: string;
  /** Links or actions beside the title. */
  children?: ReactNode;
}

/** Title of a portal page. */
export function PortalHead({ title, subtitle, children }: PortalHeadProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <div className={spread}>
      <Stack as="hgroup" space="xxsmall">
        <Heading level={1} ref={heading}>
          {title}
        </Heading>
        {subtitle && <Text tone="muted">{subtitle}</Text>}
      </Stack>
      {children}
    </div>
  );
}
