import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  firstAdministratorEmail,
  makeAdministrator,
} from '../../../server/accounts/people/administrators.ts';
import { accountServer, signIn } from '../support/accounts.ts';

test("a sign-in succeeds even if the first administrator's password file can't be deleted", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vetsync-first-'));
  const file = join(dataDir, 'first-administrator.txt');
  const lines: { level: number; msg: string; file?: string; code?: string }[] = [];
  const server = await accountServer({
    config: { dataDir },
    onLog: (line) => lines.push(JSON.parse(line) as (typeof lines)[number]),
  });
  const password = 'quiet harbor 41 lanterns';
  await makeAdministrator(server.sql, server.deps.accounts, { email: firstAdministratorEmail, password });
  const warnings = () => lines.filter(({ level }) => level === 40);

  // Not even root can delete a folder like a file.
  mkdirSync(file);
  expect((await signIn(server, firstAdministratorEmail, password)).status).toBe(200);
  expect(warnings()).toEqual([
    expect.objectContaining({
      file,
      code: expect.any(String),
      msg: "the file with the first administrator's password could not be deleted: delete it by hand",
    }),
  ]);

  rmSync(file, { recursive: true });
  writeFileSync(file, 'a password');
  expect((await signIn(server, firstAdministratorEmail, password)).status).toBe(200);
  expect(warnings()).toHaveLength(1);
  expect(server.deps.firstSignIn.waiting()).toBeNull();
  rmSync(dataDir, { recursive: true });
  await server.close();
});
