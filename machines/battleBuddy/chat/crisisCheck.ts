/** Loads what recognizes a crisis in a message: long lists in two languages that no screen shows. */
export const loadCrisisCheck = async () => (await import('../../system/model/crisis.ts')).mentionsCrisis;
