import findTimeZone from '@photostructure/tz-lookup';
import { defineSource } from '../source.ts';
import type { LeaveOut, Source, TableRow } from '../source.ts';
import { placesAttribution, publicDomain } from './attributions.ts';
import { numberIn, textIn } from './cells.ts';

const list = {
  publisher: 'U.S. Department of Veterans Affairs',
  page: 'https://developer.va.gov/explore/api/va-facilities',
  download: null,
  months: 3,
  format: 'csv',
  license: publicDomain,
  attribution: placesAttribution,
  tables: ['reference_places'],
} as const satisfies Partial<Source>;

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
type Day = (typeof days)[number];
const dayColumns = Object.fromEntries(
  days.map((day) => [day, day[0]!.toUpperCase() + day.slice(1)]),
) as Record<Day, string>;

/** Minutes of a day: `8:00AM`, `800AM`. Null for what is no time. */
function minutesOf(text: string): number | null {
  const [, hour, minute = '00', half] = /^(\d{1,2}):?(\d{2})?\s*([AP])M$/i.exec(text.trim()) ?? [];
  if (hour === undefined || half === undefined) return null;
  return (Number(hour) % 12) * 60 + Number(minute) + (half.toUpperCase() === 'P' ? 720 : 0);
}

/** Hours as the list has them. Those that can't be meant are missing: half a time, or a day that ends before it begins. */
function hoursIn(cell: string): string | null {
  if (/^(24\/7|closed)$/i.test(cell)) return cell;
  const [from, to] = cell.split('-').map(minutesOf);
  return from === null || from === undefined || to === null || to === undefined || to <= from ? null : cell;
}
const hoursOf = (entry: Readonly<Record<Day, string>>) =>
  Object.fromEntries(days.map((day) => [day, hoursIn(entry[day])]));

/** Without an extension that is not there: `802-657-7000 x`. */
const phoneIn = (cell: string) => textIn(cell.replace(/\s+x$/i, ''));

interface Where {
  id: string;
  kind: string | null;
  name: string;
  latitude: string;
  longitude: string;
}
/** A place's row, if it is somewhere. */
function* placeRow(
  entry: { readonly line: number },
  { id, kind, name, ...where }: Where,
  row: Readonly<Record<string, unknown>>,
  leaveOut: LeaveOut,
): Generator<TableRow> {
  const latitude = numberIn(where.latitude);
  const longitude = numberIn(where.longitude);
  if (id === '' || textIn(name) === null) return leaveOut(entry, 'has no number or no name');
  if (kind === null) return leaveOut(entry, 'doesn’t say what it is');
  const isSomewhere = latitude !== null && longitude !== null && (latitude !== 0 || longitude !== 0);
  if (!isSomewhere || Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
    return leaveOut(entry, 'has no coordinates');
  const time_zone = findTimeZone(latitude, longitude);
  yield ['reference_places', { id, kind, name: textIn(name), latitude, longitude, time_zone, ...row }];
}

/** Of health facilities, by class. Vet Centers have none, and end in letters of their own. */
function healthKind({ klass, id, mobile }: { klass: string; id: string; mobile: string }): string | null {
  if (mobile === '1' || id.endsWith('MVC')) return 'mobile';
  if (klass === 'VAMC') return 'medical-center';
  if (textIn(klass) !== null) return 'clinic';
  return /(?:V|OS)$/.test(id) ? 'vet-center' : null;
}

const health = defineSource({
  ...list,
  id: 'health-places',
  title: 'VA health facilities and Vet Centers',
  file: /^vast\.csv$/i,
  columns: {
    id: 'STA_NO',
    name: 'STA_NAME_Official',
    klass: 'S_CLASS_NAME',
    street: 'Address2',
    city: 'CITY',
    state: 'ST',
    zip: 'ZIP',
    latitude: 'LAT',
    longitude: 'LON',
    phone: 'STA_PHONE',
    mobile: 'Mobile',
    suspended: 'SUSPENDED',
    note: 'OperationalHoursSpecialInstructions',
    ...dayColumns,
  },
  async *load(entries, leaveOut) {
    for await (const entry of entries) {
      if (entry.suspended === 'Y') {
        leaveOut(entry, 'is closed for now');
        continue;
      }
      yield* placeRow(
        entry,
        { ...entry, kind: healthKind(entry) },
        {
          street: textIn(entry.street),
          city: textIn(entry.city),
          state: textIn(entry.state),
          zip: textIn(entry.zip),
          phone: phoneIn(entry.phone),
          hours: hoursOf(entry),
          note: textIn(entry.note),
        },
        leaveOut,
      );
    }
  },
});

const officeKinds: Readonly<Record<string, string>> = {
  'Regional Benefit Office': 'benefits-office',
  Outbased: 'benefits-office',
  'Voc Rehab And Employment': 'employment-office',
  'Vetsuccess On Campus': 'campus-office',
  // Intake of claims before discharge, and medical boards.
  '': 'base-office',
};

const offices = defineSource({
  ...list,
  id: 'benefits-offices',
  title: 'VA benefits offices',
  file: /^vba\.csv$/i,
  columns: {
    id: 'Facility_Number',
    name: 'Facility_Name',
    type: 'Facility_Type',
    street: 'Address_1',
    city: 'City',
    state: 'State',
    zip: 'Zip',
    latitude: 'Lat',
    longitude: 'Long',
    phone: 'Phone',
    ...dayColumns,
  },
  async *load(entries, leaveOut) {
    for await (const entry of entries)
      yield* placeRow(
        entry,
        { ...entry, kind: officeKinds[entry.type] ?? null },
        {
          street: textIn(entry.street),
          city: textIn(entry.city),
          state: textIn(entry.state),
          zip: textIn(entry.zip),
          phone: phoneIn(entry.phone),
          hours: hoursOf(entry),
          note: null,
        },
        leaveOut,
      );
  },
});

const cemeteries = defineSource({
  ...list,
  id: 'cemeteries',
  title: 'National cemeteries',
  page: 'https://www.cem.va.gov/cems/listcem.asp',
  file: /^nca\.csv$/i,
  columns: {
    id: 'SITE_ID',
    name: 'FULL_NAME',
    type: 'SITE_TYPE',
    street: 'SITE_ADDRESS1',
    city: 'SITE_CITY',
    state: 'SITE_STATE',
    zip: 'SITE_ZIP',
    latitude: 'LATITUDE_DD',
    longitude: 'LONGITUDE_DD',
    phone: 'PHONE',
    weekday: 'VISITATION_HOURS_WEEKDAY',
    weekend: 'VISITATION_HOURS_WEEKEND',
  },
  async *load(entries, leaveOut) {
    for await (const entry of entries) {
      const { type, weekday, weekend } = entry;
      const hours = Object.fromEntries(
        days.map((day) => [day, textIn(day === 'saturday' || day === 'sunday' ? weekend : weekday)]),
      );
      yield* placeRow(
        entry,
        { ...entry, name: `${entry.name} ${type}`, kind: 'cemetery' },
        {
          street: textIn(entry.street),
          city: textIn(entry.city),
          state: textIn(entry.state),
          zip: textIn(entry.zip),
          phone: phoneIn(entry.phone),
          hours,
          note: null,
        },
        leaveOut,
      );
    }
  },
});

export const placeSources: readonly Source[] = [health, offices, cemeteries];
