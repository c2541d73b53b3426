/** The floor of the export: `COPY` of the same columns, streamed by the driver through a bare Node route. */
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { connect } from '../../../server/data/db.ts';

const [databaseUrl = ''] = process.argv.slice(2);

async function copy(response: ServerResponse): Promise<void> {
  // A new client each time: after a copy the driver's connection may never respond again (porsager/postgres, issue
  // 499).
  const sql = connect(databaseUrl, { max: 1, statementTimeout: 0 });
  const rows = await sql`
    copy (
      select name, email, veteran_status, organization, interest, source, created_at from leads
      order by created_at desc, id desc
    ) to stdout with (format csv, header, force_quote *)`.readable();
  await pipeline(rows, response);
  await sql.end({ timeout: 0 });
}
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/csv' });
  void copy(response);
});
server.listen(0, '127.0.0.1', () =>
  process.send?.({ port: (server.address() as AddressInfo).port, cookie: '' }),
);
