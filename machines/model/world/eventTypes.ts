/** Feature spec, section 3, "Event". */
export const eventTypes = ['career', 'wellness', 'education', 'social', 'other'] as const;
export type EventType = (typeof eventTypes)[number];

/** Longest texts of an event, in characters, and the most places it may have. */
export const eventLimits = { title: 120, location: 200, description: 1_000, places: 500 } as const;
