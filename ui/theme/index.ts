import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import './plain-zero.css';
import './variables.css.ts';
import './global.css.ts';

export { vars } from './contract.css.ts';
export { contrastRatio } from './contrast.ts';
export * from './contrastPairs.ts';
export * from './tokens.ts';
