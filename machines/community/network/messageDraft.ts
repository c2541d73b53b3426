import type { MessageDraft } from './network.machine.ts';

/** Parses the stored draft of a message. Corrupt or missing text gives none. */
export function parseMessageDraft(text: string | null): MessageDraft | null {
  try {
    const { memberId, text: written } = (JSON.parse(text ?? 'null') ?? {}) as Partial<MessageDraft>;
    return typeof memberId === 'string' && typeof written === 'string' ? { memberId, text: written } : null;
  } catch {
    return null;
  }
}
