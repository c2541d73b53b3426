import { allThreads, inboxSearchQuery, parseInboxSearch } from '@vetsync/machines/exchange/model';
import {
  conversationHref,
  messagesHref,
  messageSteps,
  newMessageHref,
  type PortalAddress,
} from '@vetsync/machines/messages/model';
import { reviewHref } from '@vetsync/machines/reviews/model';
import { findTab, parseShellRoute } from '@vetsync/machines/shell/model';
import type { InboxAddress } from '../platform/tabs/messages/useInbox.ts';

/** Addresses of a demo organization's messages: a conversation has its person's id in the path. */
export const demoInboxAt = (at: PortalAddress): InboxAddress => ({
  read({ path, search }) {
    const { tab, detail, query } = parseShellRoute(path, search);
    if (findTab(at.role, tab) !== findTab(at.role, 'messages')) return null;
    const [step = null, id] = detail;
    const isNew = step === messageSteps.new;
    const isAbout = step === messageSteps.about;
    const thread = isNew ? (id ?? query['to'] ?? null) : isAbout ? null : step;
    const applicationId = isAbout ? id : query['about'];
    return {
      ...allThreads,
      ...parseInboxSearch(query),
      thread,
      to: thread === null && applicationId ? { applicationId } : null,
      isChoosing: thread === null && isNew && !applicationId,
    };
  },
  href({ thread, to, isChoosing = false, q = '', isUnread = false }) {
    const query = inboxSearchQuery({ q, isUnread });
    if (thread) return conversationHref(at, thread, query);
    if (to && 'applicationId' in to) return newMessageHref(at, { about: to.applicationId });
    return isChoosing ? newMessageHref(at, {}, query) : messagesHref(at, query);
  },
  applicationHref: ({ id }) =>
    reviewHref({ ...at, tab: 'dashboard' }, { applicationId: id, tab: 'overview' }),
});
