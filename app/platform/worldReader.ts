/** Checks what the browser kept and what other tabs tell, apart from the rest: a first visitor's tab has neither. */
export { readLog, readMessage } from '@vetsync/machines/model/world';
