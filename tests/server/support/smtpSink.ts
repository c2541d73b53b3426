import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Received {
  from: string;
  to: string[];
  /** Headers and body as received. */
  raw: string;
}

const failure = (code: number) => Object.assign(new Error('refused by the test'), { responseCode: code });

/** A mail server that stores the mail it receives. `refuse` may answer a recipient or a message with an SMTP code. */
export async function smtpSink(
  refuse: {
    recipient?: (address: string) => number | null;
    message?: () => number | null;
    port?: number;
  } = {},
) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, callback) {
      const code = refuse.recipient?.(address) ?? null;
      callback(code === null ? null : failure(code));
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const code = refuse.message?.() ?? null;
        if (code !== null) return callback(failure(code));
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        return callback();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(refuse.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** What is encoded in a mail, as its reader sees it. */
export const decoded = (raw: string) => {
  const inBase64 = raw.replaceAll(/(?:^[\w+/=]{20,76}\r?$\n?)+/gm, (lines) =>
    Buffer.from(lines, 'base64').toString('utf8'),
  );
  return inBase64
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll(/\r?\n[ \t]/g, '');
};
