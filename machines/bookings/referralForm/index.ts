export * from './referralForm.machine.ts';
