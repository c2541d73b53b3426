import type { Translated } from '../../language/translate.ts';
import { marketplaceSpanish, organizationSpanish } from './Marketplace.words.es.ts';

/** Spanish words of the marketplace screens. */
export const marketplaceFamilySpanish: readonly Translated[] = [marketplaceSpanish, organizationSpanish];
