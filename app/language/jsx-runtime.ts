/**
 * The JSX of the Spanish build: screens and machines name pages without their language, and this puts `/es` in front of
 * the links that they render. A link with `hrefLang` names its address itself. What invented people wrote is marked as
 * English, so that it is read aloud as such.
 */
import type { ElementType, Key } from 'react';
import * as react from 'react/jsx-runtime';
import { hrefInUrl } from './hrefInUrl.ts';
import { isWrittenInEnglish } from './writtenInEnglish.ts';

type Props = Readonly<Record<string, unknown>>;

/** Components of react-aria make their links without this JSX. Own components are plain functions, and make theirs here. */
const isOfReactAria = (type: unknown) =>
  typeof type === 'object' && type !== null && '$$typeof' in type && type.$$typeof === forwardRefType;
const forwardRefType = Symbol.for('react.forward_ref');

function localized(type: ElementType, props: Props): Props {
  const { href, hrefLang, lang, children } = props;
  const makesLink = type === 'a' || isOfReactAria(type);
  const hasPath = makesLink && typeof href === 'string' && hrefLang === undefined;
  if (typeof type !== 'string') return hasPath ? { ...props, href: hrefInUrl(href) } : props;
  const isEnglish = lang === undefined && isWrittenInEnglish(children);
  if (!hasPath && !isEnglish) return props;
  return { ...props, ...(hasPath && { href: hrefInUrl(href) }), ...(isEnglish && { lang: 'en' }) };
}

export { Fragment } from 'react/jsx-runtime';
export const jsx = (type: ElementType, props: Props, key?: Key) =>
  react.jsx(type, localized(type, props), key);
export const jsxs = (type: ElementType, props: Props, key?: Key) =>
  react.jsxs(type, localized(type, props), key);
