import type { IntlConfig } from '@vetsync/machines/system/model';
import type { HorizonLight } from '../../components/Horizon/Horizon.tsx';
import { hourIn } from '../dates.ts';

/** The hours from which each light lasts, latest first. Before the first, it is night. */
const lights: readonly (readonly [hour: number, HorizonLight])[] = [
  [21, 'night'],
  [17, 'dusk'],
  [8, 'day'],
  [5, 'dawn'],
];

/** The time of day where the reader is, for the horizon of their next step. */
export function lightOf({ now, ...intl }: IntlConfig): HorizonLight {
  const hour = hourIn(new Date(now).toISOString(), intl);
  return lights.find(([from]) => hour >= from)?.[1] ?? 'night';
}
