import type { benefitsCalculatorMachine } from '@vetsync/machines/education/benefitsCalculator';
import type { documentsMachine } from '@vetsync/machines/education/documents';
import type { schoolComparisonMachine } from '@vetsync/machines/education/schoolComparison';
import type { educationMachine } from '@vetsync/machines/education/education';
import { benefitChapters, documentPurposes, loads, planFields } from '@vetsync/machines/education/model';
import * as z from 'zod/mini';
import { capitalDetail, mesaDetail } from '../../Screens/reference/schools.ts';
import { sampleDocuments } from '../../support/education.ts';
import { anObject, idOf, payloadsOf } from '../parts/payloads.ts';

export const payloads = {
  benefitsCalculator: payloadsOf<typeof benefitsCalculatorMachine>({
    events: {
      'figure.change': {
        schema: z.object({ field: z.enum(planFields), value: z.string() }),
        ready: () => [
          { field: 'monthsLeft', value: '24' },
          { field: 'tuition', value: '9000' },
          { field: 'housing', value: '1800' },
        ],
      },
      'percent.choose': {
        schema: z.object({ percent: z.literal([50, 60, 70, 80, 90, 100]) }),
        ready: () => [{ percent: 100 }, { percent: 80 }, { percent: 60 }, { percent: 90 }],
      },
      'program.choose': ({ programs }) => [{ programId: idOf(programs) }],
      'school.choose': () => [{ isPublic: false }, { isPublic: true }],
      'school.find': () => [{ q: 'Mesa' }, { q: '' }],
      'school.take': () => [{ id: '900001' }],
      'zip.change': () => [{ zip: '78712' }, { zip: '787' }],
      'term.add': {
        schema: z.object({ term: z.optional(z.string()) }),
        ready: () => [{}, { term: 'Spring 2027' }],
      },
      'term.remove': ({ draft }) => [{ term: draft.terms[0]?.term ?? 'Fall 2027' }],
      'load.choose': {
        schema: z.object({ term: z.string(), load: z.enum(loads) }),
        ready: ({ draft }) => [{ term: draft.terms[0]?.term ?? 'Fall 2027', load: 'half' }],
      },
      'place.choose': ({ draft }) => [
        { term: draft.terms[0]?.term ?? 'fall-2027', isOnline: true },
        { term: draft.terms[0]?.term ?? 'fall-2027', isOnline: false },
      ],
      'chapter.choose': {
        schema: z.object({ chapter: z.enum(benefitChapters) }),
        ready: () => [{ chapter: '30' }, { chapter: '33' }],
      },
      'drop.choose': {
        schema: z.object({ drop: z.object({ term: z.string(), on: z.string(), load: z.enum(loads) }) }),
        ready: () => [{ drop: { term: 'spring-2027', on: '2027-03-01', load: 'half' } }],
      },
      'events.changed': () => [{ events: [] }],
    },
    outputs: {
      readSchool: () => [mesaDetail],
      findSchools: () => [{ items: [], nextCursor: null, missing: [], sources: [] }],
      readRate: () => [mesaDetail.housing!],
      readService: () => [null, { from: '2019-02-04', to: '2026-02-03' }],
    },
  }),
  schoolComparison: payloadsOf<typeof schoolComparisonMachine>({
    events: {
      'school.remove': ({ ids }) => [{ id: ids[0] ?? '900001' }],
      'location.changed': ({ ids }) => [{ ids }, { ids: ids.slice(1) }],
      'plan.changed': ({ plan }) => [{ plan }],
    },
    outputs: { readSchools: () => [[mesaDetail, capitalDetail]] },
  }),
  documents: payloadsOf<typeof documentsMachine>({
    events: {
      'purpose.choose': {
        schema: z.object({ purpose: z.enum(documentPurposes) }),
        ready: () => [{ purpose: 'other' }, { purpose: 'dd214' }, { purpose: 'jst' }, { purpose: 'coe' }],
      },
      'file.choose': () => [
        { file: { name: 'dd214.pdf', size: 120_000 } },
        { file: { name: 'scan.pdf', size: 0 } },
      ],
      'list.changed': () => [{ list: { documents: sampleDocuments, removed: [] } }],
      'document.save': ({ documents }) => [{ documentId: idOf(documents) }],
      'document.remove': ({ documents }) => [{ documentId: idOf(documents) }],
    },
    outputs: {
      loadDocuments: () => [sampleDocuments, []],
      readHead: () => [new TextEncoder().encode('%PDF-1.7'), new TextEncoder().encode('text')],
    },
  }),
  education: payloadsOf<typeof educationMachine>({
    events: {
      'deadline.save': ({ deadlines, now, world }) => [{ deadlineId: idOf(deadlines(now(), world)) }],
      'location.changed': {
        schema: z.object({ route: anObject, plan: z.nullable(anObject) }),
        ready: ({ route, plan }) => [{ route, plan }],
      },
      'world.changed': {
        schema: z.object({ world: anObject, plan: z.nullable(anObject) }),
        ready: ({ world, plan }) => [{ world, plan }],
      },
      'kept.changed': ({ kept }) => [{ kept }],
    },
  }),
};
