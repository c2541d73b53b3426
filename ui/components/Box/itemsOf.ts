import { Children, Fragment, isValidElement, type ReactNode } from 'react';

/** What a component's parent reads instead of drawing it. */
type Kind<Props> = (props: Props) => null;

/**
 * The props of each child, for components whose parts are data: `items`, or children of one kind.
 *
 * @throws if a child is of another kind. A component of the app that would draw one can't be read.
 */
export function itemsOf<Props>(children: ReactNode, kind: Kind<Props>, mistake: string): readonly Props[] {
  return Children.toArray(children).flatMap((child) => {
    if (isValidElement<{ children?: ReactNode }>(child)) {
      if (child.type === Fragment) return itemsOf(child.props.children, kind, mistake);
      // A server component passes a reference in the place of the component.
      if (child.type === kind || typeof child.type === 'object') return [child.props as Props];
    }
    throw new Error(mistake);
  });
}
