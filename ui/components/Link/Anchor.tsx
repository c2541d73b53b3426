'use client';
import { useContext, type ComponentProps, type MouseEvent } from 'react';
import { NavigationContext } from '../../language/Navigation.tsx';

const asItIs = (href: string) => href;

/** Whether a router may follow a link in the place of the browser. */
const isForRouter = (event: MouseEvent<HTMLAnchorElement>, href: string) => {
  const { button, metaKey, ctrlKey, shiftKey, altKey, currentTarget: link } = event;
  return (
    button === 0 &&
    !(metaKey || ctrlKey || shiftKey || altKey) &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download') &&
    link.origin === location.origin &&
    !href.startsWith('#')
  );
};

/**
 * Every link that no component of react-aria draws. It has the address that the provider's `useHref` makes of its `href`, and
 * a plain click goes to the provider's `navigate`. A link with `hrefLang` leads to another document, whose address it names.
 */
export function Anchor({ href, hrefLang, onClick, children, ...rest }: ComponentProps<'a'>) {
  const navigation = useContext(NavigationContext);
  const useHref = navigation?.useHref ?? asItIs;
  // oxlint-disable-next-line react/hooks -- A provider keeps the hook that it was given first.
  const address = useHref(href ?? '');
  const isForThis = navigation !== null && href !== undefined && hrefLang === undefined;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isForThis || event.defaultPrevented || !isForRouter(event, href)) return;
    event.preventDefault();
    navigation.navigate(href);
  };
  return (
    <a {...rest} href={isForThis ? address : href} hrefLang={hrefLang} onClick={isForThis ? follow : onClick}>
      {children}
    </a>
  );
}
