import type { IntlConfig } from '@vetsync/machines/system/model';
import type { HorizonLight } from '../../components/Horizon/Horizon.tsx';
import { hourIn } from '../dates.ts';

/** The hours at which the light changes, from the night on. */
const changes = [5, 8, 17, 21];
const lights: readonly HorizonLight[] = ['night', 'dawn', 'day', 'dusk', 'night'];

/** The time of day where the reader is, for the horizon of their next step. */
export function lightOf({ now, ...intl }: IntlConfig): HorizonLight {
  const hour = hourIn(new Date(now).toISOString(), intl);
  return lights[changes.filter((from) => hour >= from).length]!;
}
