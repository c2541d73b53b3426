import { serverActors } from '../serverActors.ts';
import { useRoot } from './useRoot.ts';

/** The machines that pages outside the demo share. */
export const useServerActors = () => serverActors(useRoot());
