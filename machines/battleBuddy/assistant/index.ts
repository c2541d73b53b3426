export * from './assistant.machine.ts';
export * from './assistant.events.ts';
export * from './assistant.view.ts';
export { searchDebounceMs, type AssistantContext } from './assistant.setup.ts';
