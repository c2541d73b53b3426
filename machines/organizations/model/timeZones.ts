/** Time zones of the United States, from the east to the west. */
export const timeZones = [
  'America/Puerto_Rico',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'Pacific/Guam',
] as const;

/** The zones to choose from, with the one that is chosen already. */
export const timeZonesWith = (zone: string): readonly string[] =>
  zone === '' || (timeZones as readonly string[]).includes(zone) ? timeZones : [zone, ...timeZones];
