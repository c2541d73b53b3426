import type { ComponentProps, ElementType } from 'react';

/** Looks come from the theme, and each component declares its own content. */
type Excluded = 'children' | 'className' | 'dangerouslySetInnerHTML' | 'key' | 'render' | 'style';

/**
 * The props of a component's root, including `ref`: those of an element, or of a component of react-aria. `section`
 * stands for any HTML element.
 */
export type RootProps<Root extends ElementType = 'section'> = Omit<ComponentProps<Root>, Excluded>;
