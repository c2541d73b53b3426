import type { AriaAttributes, ReactNode, RefAttributes } from 'react';
import { DisclosureGroup, type DisclosureGroupProps, type Key } from 'react-aria-components/DisclosureGroup';
import { Disclosure, type DisclosureProps } from '../Disclosure/Disclosure.tsx';
import { accordion } from './Accordion.css.ts';

export const accordionVariants = ['plain', 'framed'] as const;

export interface AccordionItem extends Pick<
  DisclosureProps,
  'children' | 'hint' | 'isDisabled' | 'level' | 'title'
> {
  id: string;
}

export interface AccordionProps
  extends
    Omit<DisclosureGroupProps, 'className' | 'style' | 'render' | 'children'>,
    Pick<AriaAttributes, 'aria-describedby' | 'aria-label' | 'aria-labelledby'>,
    RefAttributes<HTMLDivElement> {
  /** `framed` sets the sections apart from the text around them. @default 'plain' */
  variant?: (typeof accordionVariants)[number];
  /** Lets several sections be open at once. @default false */
  allowsMultipleExpanded?: boolean;
  /** Controlled state: the ids of open sections. Leave it out to let them open and close by themselves. */
  expandedKeys?: Iterable<Key>;
  defaultExpandedKeys?: Iterable<Key>;
  onExpandedChange?: (keys: Set<Key>) => void;
  /** Disables all sections. @default false */
  isDisabled?: boolean;
  /** The sections as data. Leave them out to give them as `Disclosure`s. */
  items?: readonly AccordionItem[];
  /** Each a `Disclosure` with an `id`, if there are no `items`. */
  children?: ReactNode;
}

/**
 * Sections that open below their titles. Opening one closes the others, unless `allowsMultipleExpanded` is set. For
 * details that stand alone, use a `Disclosure` by itself.
 */
export function Accordion({ variant = 'plain', items, children, ...rest }: AccordionProps) {
  const { 'aria-label': label, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy } = rest;
  // Names and descriptions need a role. react-aria passes on neither.
  const group = (label ?? labelledBy ?? describedBy) !== undefined && {
    role: 'group',
    'aria-label': label,
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
  };
  return (
    <DisclosureGroup
      data-component="Accordion"
      {...rest}
      render={(root) => <div {...root} {...group} />}
      className={accordion({ variant })}
    >
      {items ? items.map((item) => <Disclosure key={item.id} {...item} />) : children}
    </DisclosureGroup>
  );
}
