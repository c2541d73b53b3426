import { useLocation } from 'wouter';

/** The organization that the path names: `/organizations/<slug>/…`. */
export const useSlug = () => useLocation()[0].split('/')[2] ?? '';
