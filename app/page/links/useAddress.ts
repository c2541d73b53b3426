import { createContext, use } from 'react';
import { hrefInUrl } from '../../language/hrefInUrl.ts';

/** The URL, without its language, of an address that machines name. */
export const AddressContext = createContext((address: string): string => address);

/** The address of a link. */
export const useAddress = (href: string): string => hrefInUrl(use(AddressContext)(href));
