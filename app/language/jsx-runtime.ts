/**
 * The JSX of the Spanish build. What invented people wrote, and official names in Spanish sentences, are marked as English, so
 * that they are read aloud as such.
 */
import type { ElementType, Key } from 'react';
import * as react from 'react/jsx-runtime';
import { isOfficialName, withMarkedNames } from './officialNames.ts';
import { isWrittenInEnglish } from './writtenInEnglish.ts';

type Props = Readonly<Record<string, unknown>>;

/** Components of react-aria make their elements without this JSX. Own components are plain functions, and make theirs here. */
const isOfReactAria = (type: unknown) =>
  typeof type === 'object' && type !== null && '$$typeof' in type && type.$$typeof === forwardRefType;
const forwardRefType = Symbol.for('react.forward_ref');

/** Whether all that an element says is English. */
const isEnglish = (children: unknown) =>
  isWrittenInEnglish(children) || (typeof children === 'string' && isOfficialName(children));

/** Own components pass on what they say, until it is in an element, a fragment or a component of react-aria. */
function inEnglish(type: ElementType, { lang, children }: Props): Props | null {
  const isElement = typeof type === 'string';
  const says = isElement || (type as unknown) === react.Fragment || isOfReactAria(type);
  if (lang !== undefined || !says) return null;
  if (isElement && isEnglish(children)) return { lang: 'en' };
  const marked = withMarkedNames(type, children);
  return marked === children ? null : { children: marked };
}

const localized = (type: ElementType, props: Props): Props => {
  const changes = inEnglish(type, props);
  return changes === null ? props : { ...props, ...changes };
};

export { Fragment } from 'react/jsx-runtime';
export const jsx = (type: ElementType, props: Props, key?: Key) =>
  react.jsx(type, localized(type, props), key);
export const jsxs = (type: ElementType, props: Props, key?: Key) =>
  react.jsxs(type, localized(type, props), key);
