import * as z from 'zod/mini';
import { branches } from '../../profile/model/profile.ts';

export const mentorFields = [
  'Operations',
  'Technology',
  'Health care',
  'Education',
  'Skilled trades',
  'Public service',
] as const;
export type MentorField = (typeof mentorFields)[number];

/** Longest request, in UTF-16 code units. */
export const mentorRequestMax = 1_000;

/** Languages in which people help: codes, which browsers name. */
export const mentorLanguages = [
  'en',
  'es',
  'tl',
  'zh',
  'vi',
  'ko',
  'fr',
  'de',
  'ar',
  'ru',
  'hi',
  'pt',
] as const;

const line = (max: number) => z.string().check(z.trim(), z.maxLength(max));
export const offerLimits = {
  work: 120,
  location: 100,
  about: 600,
  times: 120,
  topic: 60,
  topics: 8,
  capacity: 20,
};

/** What somebody offers to others: how they can help, whom, when, and how many people at once. */
export const mentorOfferSchema = z.strictObject({
  work: line(offerLimits.work),
  location: line(offerLimits.location),
  about: line(offerLimits.about),
  times: line(offerLimits.times),
  fields: z.array(z.enum(mentorFields)).check(z.minLength(1), z.maxLength(mentorFields.length)),
  topics: z
    .array(line(offerLimits.topic).check(z.minLength(1)))
    .check(z.minLength(1), z.maxLength(offerLimits.topics)),
  branch: z.union([z.enum(branches), z.literal('')]),
  languages: z.array(z.enum(mentorLanguages)).check(z.minLength(1), z.maxLength(6)),
  capacity: z.int().check(z.minimum(1), z.maximum(offerLimits.capacity)),
});
export type MentorOffer = z.output<typeof mentorOfferSchema>;
