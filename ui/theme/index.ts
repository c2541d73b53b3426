import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import './plain-zero.css';
import './global.css.ts';

export { vars } from './contract.css.ts';
export { contrastRatio } from './contrast.ts';
export { sprinkles, type Sprinkles } from './sprinkles.css.ts';
export * from './tokens.ts';
