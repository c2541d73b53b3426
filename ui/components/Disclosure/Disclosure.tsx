import type { ReactNode } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import type { headingLevels } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import { disclosure, heading, panel, iconBox, trigger, words } from './Disclosure.css.ts';

export interface DisclosureProps {
  title: string;
  /** A line below the title: what is inside, or how much. */
  hint?: string;
  /** Heading level of the title. @default 3 */
  level?: (typeof headingLevels)[number];
  /** Controlled state. Leave it out to let it open and close by itself. */
  isExpanded?: boolean;
  /** @default false */
  defaultExpanded?: boolean;
  onExpandedChange?: (isExpanded: boolean) => void;
  isDisabled?: boolean;
  children: ReactNode;
}

/** Details that open with a press. Several in a column make an accordion; each opens on its own. */
export function Disclosure({
  title,
  hint,
  level = 3,
  isExpanded,
  defaultExpanded = false,
  onExpandedChange,
  isDisabled,
  children,
}: DisclosureProps) {
  return (
    <AriaDisclosure
      className={disclosure}
      isExpanded={isExpanded}
      defaultExpanded={defaultExpanded}
      onExpandedChange={onExpandedChange}
      isDisabled={isDisabled}
    >
      <Heading level={level} className={heading}>
        <Button slot="trigger" className={trigger}>
          <span className={words}>
            {title}
            {hint && (
              <Text as="span" size="small" tone="muted">
                {hint}
              </Text>
            )}
          </span>
          <span className={iconBox}>
            <Icon of={ChevronDown} />
          </span>
        </Button>
      </Heading>
      <DisclosurePanel className={panel}>{children}</DisclosurePanel>
    </AriaDisclosure>
  );
}
