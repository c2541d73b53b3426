import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import './plain-zero.css';
import './variables.css.ts';
import './global.css.ts';

export { vars } from './contract.css.ts';
export { contrastRatio } from './contrast.ts';
export * from './contrastPairs.ts';
export * from './tokens.ts';

// The locale that react-aria takes without a provider; it has no API for it. The browser's would mix its dates with English words.
const withoutProvider = Symbol.for('react-aria.i18n.locale');
if (typeof window !== 'undefined' && !Reflect.has(window, withoutProvider))
  Reflect.set(window, withoutProvider, 'en-US');
