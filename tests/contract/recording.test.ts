import { expect, test } from 'vitest';
import { figures } from '../../scripts/sandbox/contract/recorded/ask';
import { compareAnswers } from '../../scripts/sandbox/contract/recorded/compareAnswers';
import { interviewServer } from '../../scripts/sandbox/contract/recorded/interviewServer';
import { readRecording } from '../../scripts/sandbox/contract/recorded/readRecording';
import { openSandbox } from './openSandbox';

/** The part that each demonstration account plays in the interview. */
const PARTS: Readonly<Record<string, string>> = {
  superadmin: 'superadmin',
  admin: 'admin',
  community: 'communaute',
  operator: 'solidaire',
  solidaryadmin: 'admin.solidaire',
  exporter: 'export',
  hitchhiking: 'autostop',
  plain: 'membre',
};

test('the sandbox answers as the platform was recorded to', async () => {
  const sandbox = await openSandbox();
  const byEmail = new Map(sandbox.accounts.map((account) => [account.email, account]));
  const accounts = Object.fromEntries(
    Object.entries(PARTS).flatMap(([part, name]) => {
      const account = byEmail.get(`${name}@exemple.fr`);
      return account ? [[part, account]] : [];
    }),
  );
  const answers = await interviewServer((request) => sandbox.fetch(request), 'http://platform.test', accounts);
  await sandbox.close();
  const { status, values, keys } = compareAnswers(answers, readRecording());
  console.log(`The sandbox beside the recording of the platform: ${figures({ status, values, keys })}`);
  expect(status.same / status.of).toBeGreaterThan(0.87);
  expect(values.same / values.of).toBeGreaterThan(0.67);
  expect(keys.same / keys.of).toBeGreaterThan(0.1);
}, 300_000);
