/** Created as requested (feature spec, section 4); the veteran may cancel, the hospital confirms. */
export const appointmentStatuses = ['requested', 'confirmed', 'cancelled'] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];
