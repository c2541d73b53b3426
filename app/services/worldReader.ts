/** Parses stored logs and other tabs' messages. A separate chunk, because a first visit has neither. */
export { parseLog, parseWorldMessage } from '@vetsync/machines/model/world';
