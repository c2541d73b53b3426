import type { ListingServer } from '@vetsync/machines/organizations/model';

const never = () => Promise.reject(new Error('No story asks a server.'));
export const noServer: ListingServer = { find: never, read: never };
