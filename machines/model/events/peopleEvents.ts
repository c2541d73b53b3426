/** The organization that has what people do with each other. Nobody works there. */
export const communityId = '0198c0de-0000-7000-8000-00000000c0de';

/** Most events of one person that are not over. */
export const hostedEventsMax = 3;
/** Longest name of a town, and longest description of where people meet, in UTF-16 code units. */
export const townMax = 100;
export const meetingPlaceMax = 200;
