export * from './notificationMail.machine.ts';
