import type { ReactNode, RefAttributes } from 'react';
import { Separator, SeparatorContext, type SeparatorProps } from 'react-aria-components/Separator';
import { Toolbar as AriaToolbar, type ToolbarProps as AriaToolbarProps } from 'react-aria-components/Toolbar';
import { separator, toolbar } from './Toolbar.css.ts';

export const toolbarVariants = ['plain', 'framed'] as const;

export interface ToolbarProps
  extends
    Omit<AriaToolbarProps, 'className' | 'style' | 'render' | 'children'>,
    RefAttributes<HTMLDivElement> {
  /** Accessible name of the toolbar. */
  'aria-label': string;
  /** `framed` draws it as one thing, above what it acts on. @default 'plain' */
  variant?: (typeof toolbarVariants)[number];
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** Buttons, menus and toggles, with a `ToolbarSeparator` between groups of them. */
  children: ReactNode;
}

/** Actions on one thing. It takes one tab stop, and arrow keys move within it. */
export function Toolbar({ variant = 'plain', orientation = 'horizontal', ...rest }: ToolbarProps) {
  const across = orientation === 'horizontal' ? 'vertical' : 'horizontal';
  return (
    <SeparatorContext value={{ orientation: across }}>
      <AriaToolbar
        data-component="Toolbar"
        {...rest}
        className={toolbar({ variant })}
        orientation={orientation}
      />
    </SeparatorContext>
  );
}

export interface ToolbarSeparatorProps
  extends
    Omit<SeparatorProps, 'className' | 'style' | 'render' | 'elementType'>,
    RefAttributes<HTMLElement> {}

/** A line between two groups in a toolbar. */
export function ToolbarSeparator(props: ToolbarSeparatorProps) {
  return <Separator data-component="ToolbarSeparator" {...props} className={separator} />;
}
