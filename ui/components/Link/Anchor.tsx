'use client';
import { useContext, type ComponentProps, type MouseEvent } from 'react';
import type { RenderProps } from '../Box/rootProps.ts';
import { NavigationContext } from '../../language/Navigation.ts';

/** Whether a click should navigate in this tab, not open a new tab or window. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(button || metaKey || ctrlKey || shiftKey || altKey);

/** Whether a router may follow a link in the place of the browser. */
const isForRouter = (link: HTMLAnchorElement) =>
  /^(_self)?$/.test(link.target) && !link.hasAttribute('download') && link.origin === location.origin;

/**
 * Every link that no component of react-aria draws. It has the address that the provider's `useHref` makes of its `href`, and
 * a plain click goes to the provider's `navigate`. A link with `hrefLang` leads to another document, whose address it names.
 */
export function Anchor({ render = drawLink, ...props }: ComponentProps<'a'> & RenderProps<'a'>) {
  const navigation = useContext(NavigationContext);
  const { href, onClick } = props;
  // oxlint-disable-next-line react/hooks -- A provider keeps the hook that it was given first.
  const address = navigation?.useHref(href ?? '');
  if (!navigation || href === undefined || props.hrefLang) return render(props);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isFollowed = isPlainClick(event) && isForRouter(event.currentTarget) && !href.startsWith('#');
    if (event.defaultPrevented || !isFollowed) return;
    event.preventDefault();
    navigation.navigate(href);
  };
  return render({ ...props, href: address, onClick: follow });
}

const drawLink = ({ children, ...props }: ComponentProps<'a'>) => <a {...props}>{children}</a>;
