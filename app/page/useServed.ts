import { served } from '../served.ts';
import { useRoot } from './useRoot.ts';

/** The machines that pages outside the demo share. */
export const useServed = () => served(useRoot());
