export * from './referrals.machine.ts';
export * from './referrals.view.ts';
