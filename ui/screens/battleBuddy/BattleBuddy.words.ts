import type { BattleBuddyView } from '@vetsync/machines/battleBuddy/chat';

/** Feature spec, section 2, "Battle Buddy AI Assistant". */
export const battleBuddyWords = {
  title: 'Battle Buddy AI Assistant',
  subtitle: 'Ask anything about going from service to civilian life.',
  capabilities: {
    title: 'What Battle Buddy can do',
    items: [
      'Explain VA benefits and the GI Bill',
      'Translate military skills into civilian words',
      'Help you choose a school and a program',
      'Get you ready for interviews',
      'Find health care and support near you',
      'Connect you with other veterans',
    ],
  },
  actions: {
    title: 'Quick Actions',
    destinations: {
      education: 'Check your benefits',
      career: 'Translate your skills',
      wellness: 'Find health care',
    } satisfies Record<BattleBuddyView['actions'][number]['destination'], string>,
  },
  stats: {
    title: 'Live Stats',
    helped: 'Veterans helped today',
    response: 'Average response time',
    seconds: (figure: string) => `${figure}s`,
    sample: 'Sample figures',
  },
} as const;
