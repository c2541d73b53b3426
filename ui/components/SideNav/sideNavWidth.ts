import { createContext } from 'react';

export const sideNavWidths = ['wide', 'narrow'] as const;
export type SideNavWidth = (typeof sideNavWidths)[number];

/** Of the rows in a `SideNav`. */
export const SideNavWidthContext = createContext<SideNavWidth>('wide');
