/** Feature spec, section 3, "Event". */
export const eventTypes = ['career', 'wellness', 'education', 'social', 'other'] as const;
export type EventType = (typeof eventTypes)[number];

/** Maximum lengths of an event's texts in characters, and its maximum capacity. */
export const eventLimits = { title: 120, location: 200, description: 1_000, seats: 500 } as const;
