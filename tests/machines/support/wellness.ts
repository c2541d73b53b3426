import * as fc from 'fast-check';

/** 10:15 of a Wednesday in Chicago. */
export const now = Date.parse('2026-03-04T16:15:00Z');
export const today = '2026-03-04';
export const veteran = { id: 'demo-veteran', name: 'Marcus Delaney' };
export const moments = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2040-01-01') });
