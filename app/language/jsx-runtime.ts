/**
 * The JSX of the Spanish build: screens and machines name pages without their language, and this puts `/es` in front of
 * the links that they render. A link with `hrefLang` names its address itself.
 */
import type { ElementType, Key } from 'react';
import * as react from 'react/jsx-runtime';
import { hrefInUrl } from './hrefInUrl.ts';

type Props = Readonly<Record<string, unknown>>;

function localized(type: ElementType, props: Props): Props {
  const { href, hrefLang } = props;
  return type === 'a' && typeof href === 'string' && hrefLang === undefined
    ? { ...props, href: hrefInUrl(href) }
    : props;
}

export { Fragment } from 'react/jsx-runtime';
export const jsx = (type: ElementType, props: Props, key?: Key) =>
  react.jsx(type, localized(type, props), key);
export const jsxs = (type: ElementType, props: Props, key?: Key) =>
  react.jsxs(type, localized(type, props), key);
