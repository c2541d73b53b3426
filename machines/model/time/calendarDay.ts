import { isKnownYear } from './years.ts';

/** Zones that were asked for: each takes half a millisecond to find, and a world names the same ones hundreds of times. */
const knownZones = new Set<string>();
/** There are a few hundred, and each can be written in many ways. */
const knownZonesMax = 1_000;

export function isTimeZone(name: string): boolean {
  if (knownZones.has(name)) return true;
  try {
    const isZone = Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
    if (knownZones.size < knownZonesMax) knownZones.add(name);
    return isZone;
  } catch {
    return false;
  }
}
/** Whether it is a valid date, as `YYYY-MM-DD`, of a year that is accepted. */
export function isDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`);
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(at);
  return isDate && new Date(at).toISOString().startsWith(day) && isKnownYear(Number(day.slice(0, 4)));
}
