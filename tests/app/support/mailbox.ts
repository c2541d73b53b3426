import { smtpSink } from '../../server/support/smtpSink.ts';

export interface Mail {
  subject: string;
  text: string;
}

const deliveryMs = 60_000;

const bodies: Record<string, (coded: string) => string> = {
  base64: (coded) => Buffer.from(coded, 'base64').toString('utf8'),
  'quoted-printable': (coded) => {
    const bytes = coded
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString('utf8');
  },
};

/** Subject and plain text of a received mail. */
function read(raw: string): Mail {
  const subject = /^Subject: ((?:.|\r\n[ \t])*)\r\n/m.exec(raw)?.[1]?.replaceAll(/\r\n[ \t]+/g, ' ') ?? '';
  const [, head = '', body = ''] =
    /(Content-Type: text\/plain[\s\S]*?)\r\n\r\n([\s\S]*?)\r\n--/.exec(raw) ?? [];
  const coding = /Content-Transfer-Encoding: (\S+)/i.exec(head)?.[1]?.toLowerCase() ?? '';
  return { subject, text: bodies[coding]?.(body) ?? body };
}

/** A mail server for all mailboxes. Each letter is returned once. */
export async function openMailbox() {
  const sink = await smtpSink();
  const taken = new Set<number>();

  /** The oldest letter to an email address that was not returned before and has `words` in its subject. */
  async function letter(to: string, words: string): Promise<Mail> {
    const deadline = Date.now() + deliveryMs;
    while (Date.now() < deadline) {
      for (const [at, mail] of sink.received.entries()) {
        const { subject, text } = read(mail.raw);
        if (taken.has(at) || !mail.to.includes(to) || !subject.includes(words)) continue;
        taken.add(at);
        return { subject, text };
      }
      await new Promise((wait) => {
        setTimeout(wait, 20);
      });
    }
    const subjects = sink.received.map(({ to: [other], raw }) => `${other}: ${read(raw).subject}`);
    throw new Error(`No letter "${words}" reached ${to}; there were\n${subjects.join('\n')}`);
  }

  return {
    url: sink.url,
    close: sink.close,
    letter,
    /** Email address and subject of all letters so far. */
    subjects: (to: string) =>
      sink.received.filter((mail) => mail.to.includes(to)).map(({ raw }) => read(raw).subject),
    async link(to: string, words: string): Promise<string> {
      const { text } = await letter(to, words);
      const link = /http\S+#token=[\w-]+(?:&\S+)?/.exec(text)?.[0];
      if (!link) throw new Error(`No link in\n${text}`);
      return link;
    },
    async code(to: string): Promise<string> {
      const { text } = await letter(to, 'code');
      const code = /(?<!\d)\d{3} ?\d{3}(?!\d)/.exec(text)?.[0];
      if (!code) throw new Error(`No code in\n${text}`);
      return code.replace(' ', '');
    },
  };
}
export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;
