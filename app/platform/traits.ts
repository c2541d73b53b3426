import type { PlatformOptions } from '@vetsync/machines/platform';
import type { Samples } from './samples.ts';

/** What tells the platforms apart from their first moment on, also on a prerendered page. */
export interface Traits extends Required<
  Pick<PlatformOptions, 'mode' | 'profiles' | 'notice' | 'delivery' | 'earlierCounts'>
> {
  samples: Samples;
  /** Whether a first visitor is greeted with a hint, whose room is held from the start. */
  greets: boolean;
}
