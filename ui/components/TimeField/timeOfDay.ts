import { parseTime, type Time } from '@internationalized/date';

/** A time of day as `HH:mm`, from `00:00` to `23:59`. */
export type TimeOfDay = string;

const wellFormed = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Null for anything else, such as ''. */
export const parseTimeOfDay = (text: TimeOfDay): Time | null =>
  wellFormed.test(text) ? parseTime(text) : null;

export const formatTimeOfDay = ({ hour, minute }: Pick<Time, 'hour' | 'minute'>): TimeOfDay =>
  [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
