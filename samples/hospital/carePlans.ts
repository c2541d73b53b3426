import type { DepartmentId } from '@vetsync/machines/hospital/model';

interface CareSample {
  /** Which conditions go together. */
  conditions: readonly (readonly string[])[];
  /** What is planned, in its order. */
  plan: readonly string[];
}

/** What patients of a department are treated for, and how their care is planned. Samples, and no advice. */
export const careSamples: Readonly<Record<DepartmentId, CareSample>> = {
  'primary-care': {
    conditions: [
      ['High blood pressure'],
      ['Type 2 diabetes', 'Foot care'],
      ['Asthma'],
      ['Weight management'],
    ],
    plan: [
      'First visit and history',
      'Laboratory results',
      'Plan agreed with the veteran',
      'Yearly check-up',
    ],
  },
  'mental-health': {
    conditions: [
      ['Post-traumatic stress'],
      ['Depression', 'Sleep'],
      ['Anxiety'],
      ['Adjustment after separation'],
    ],
    plan: ['First conversation', 'Plan agreed with the veteran', 'Weekly sessions', 'Peer support group'],
  },
  'physical-therapy': {
    conditions: [
      ['Knee injury'],
      ['Low back pain'],
      ['Shoulder injury', 'Neck pain'],
      ['Balance after injury'],
    ],
    plan: ['Movement assessment', 'Twelve guided sessions', 'Exercises at home', 'Final assessment'],
  },
  cardiology: {
    conditions: [['Irregular heartbeat'], ['After heart surgery'], ['High blood pressure', 'Chest pain']],
    plan: ['Stress test', 'Treatment started', 'Cardiac rehabilitation', 'Six-month review'],
  },
  neurology: {
    conditions: [
      ['Traumatic brain injury'],
      ['Migraine'],
      ['Traumatic brain injury', 'Dizziness'],
      ['Nerve pain'],
    ],
    plan: ['Neurological examination', 'Imaging', 'Rehabilitation', 'Three-month review'],
  },
  orthopedics: {
    conditions: [
      ['Knee replacement'],
      ['Shoulder injury'],
      ['Amputation below the knee', 'Prosthesis fitting'],
    ],
    plan: ['Examination and imaging', 'Surgery or fitting', 'Rehabilitation', 'One-year review'],
  },
  audiology: {
    conditions: [['Hearing loss'], ['Tinnitus'], ['Hearing loss', 'Tinnitus']],
    plan: ['Hearing test', 'Hearing aids fitted', 'Getting used to them', 'Yearly hearing test'],
  },
};
