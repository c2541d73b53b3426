import type { ComponentProps, ElementType, ReactElement } from 'react';

/** Looks come from the theme, and each component declares its own content. */
type Excluded = 'children' | 'className' | 'dangerouslySetInnerHTML' | 'key' | 'render' | 'style';

/**
 * The props of a component's root, including `ref`: those of an element, or of a component of react-aria. `section`
 * stands for any HTML element.
 */
export type RootProps<Root extends ElementType = 'section'> = Omit<ComponentProps<Root>, Excluded>;

/** The door for what no prop says: another element or class for one component. */
export interface RenderProps<Element extends ElementType> {
  /** Draws the element, of the same kind. Pass on all props that it gets, with `ref` and `className`. */
  render?: (props: ComponentProps<Element>) => ReactElement;
}
