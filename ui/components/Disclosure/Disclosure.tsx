import type { AriaAttributes, ReactNode, RefAttributes } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button } from 'react-aria-components/Button';
import {
  Disclosure as AriaDisclosure,
  DisclosurePanel,
  type DisclosureProps as AriaDisclosureProps,
} from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import type { headingLevels } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import { disclosure, heading, panel, iconBox, trigger, textBox } from './Disclosure.css.ts';

export interface DisclosureProps
  extends
    Omit<AriaDisclosureProps, 'className' | 'style' | 'render' | 'children'>,
    Pick<AriaAttributes, 'aria-describedby' | 'aria-label' | 'aria-labelledby'>,
    RefAttributes<HTMLDivElement> {
  title: string;
  /** A line below the title: what is inside, or how much. */
  hint?: string;
  /** Heading level of the title. @default 3 */
  level?: (typeof headingLevels)[number];
  /** Controlled state. Leave it out to let it open and close by itself. In an `Accordion`, `expandedKeys` decides. */
  isExpanded?: boolean;
  /** @default false */
  defaultExpanded?: boolean;
  onExpandedChange?: (isExpanded: boolean) => void;
  isDisabled?: boolean;
  children: ReactNode;
}

/**
 * Details that open with a press. Several in a column open independently; in an `Accordion`, opening one can close the
 * others.
 */
export function Disclosure({
  title,
  hint,
  level = 3,
  isExpanded,
  defaultExpanded = false,
  onExpandedChange,
  isDisabled,
  children,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  ...rest
}: DisclosureProps) {
  return (
    <AriaDisclosure
      data-component="Disclosure"
      {...rest}
      className={disclosure}
      isExpanded={isExpanded}
      defaultExpanded={defaultExpanded}
      onExpandedChange={onExpandedChange}
      isDisabled={isDisabled}
    >
      <Heading level={level} className={heading}>
        <Button
          slot="trigger"
          className={trigger}
          aria-label={label}
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
        >
          <span className={textBox}>
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
