import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { figures } from '../../scripts/sandbox/contract/recorded/ask';
import { compareAnswers } from '../../scripts/sandbox/contract/recorded/compareAnswers';
import { interviewServer } from '../../scripts/sandbox/contract/recorded/interviewServer';
import { readRecording } from '../../scripts/sandbox/contract/recorded/ask';
import { openSandbox } from './openSandbox';

/** The account of the demonstration for each part in the interview. */
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

/** The known differences, by their reasons. Those under the reason below may differ or not. */
const REMAINING = new URL('../../scripts/sandbox/contract/recorded/remaining.json', import.meta.url);
const OF_THE_HOUR = 'It depends on the day or the hour of the run, and is compared in neither direction';

function readRemaining(): { listed: string[]; ofTheHour: readonly string[] } {
  const { [OF_THE_HOUR]: ofTheHour = [], ...others } = JSON.parse(readFileSync(REMAINING, 'utf8')) as Record<string, string[]>;
  return { listed: Object.values(others).flat().sort(), ofTheHour };
}

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
  const { status, values, keys, refusal, differences } = compareAnswers(answers, readRecording());
  console.log(`The sandbox beside the recording of the platform: ${figures({ status, values, keys, refusal })}`);
  const { listed, ofTheHour } = readRemaining();
  const found = differences.map(({ name, kind }) => `${name} · ${kind}`).filter((difference) => !ofTheHour.includes(difference));
  expect(found.sort()).toEqual(listed);
  expect(status.same / status.of).toBeGreaterThan(0.997);
  expect(values.same / values.of).toBeGreaterThan(0.983);
  expect(keys.same / keys.of).toBeGreaterThan(0.951);
});
