/** Parses stored logs and other tabs' messages. A separate chunk, because a first visit has neither. */
export { readLog, readMessage } from '@vetsync/machines/model/world';
