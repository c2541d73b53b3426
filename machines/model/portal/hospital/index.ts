export * from './departments.ts';
export * from './hospital.ts';
export * from './mentalHealth.ts';
export * from './patientTable.ts';
export * from './patients.ts';
export * from './providerTable.ts';
export * from './visitTable.ts';
export * from './visits.ts';
