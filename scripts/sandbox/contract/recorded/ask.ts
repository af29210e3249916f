/**
 * Asks a server everything that the platform was asked, and reports the differences: `node scripts/run.mjs scripts/sandbox/contract/recorded/ask.ts
 * accounts.json [area]`. The file has the address of the API and the accounts: `{ "base": "http://…/api", "accounts": { "admin": { "email": "…",
 * "password": "…" }, … } }`. The interview creates, changes, deletes and sends: never use it on a platform that people use.
 */
import { readFileSync } from 'node:fs';
import { compareAnswers, type Share } from './compareAnswers';
import type { Accounts, Recorded } from './Interview';
import { AREAS, interviewServer } from './interviewServer';
import type { Shape } from './shapes';

export async function main([file, area = '']: string[]): Promise<number> {
  if (file === undefined) {
    console.error('Usage: ask.ts <accounts.json> [area]');
    return 2;
  }
  const { base, accounts } = JSON.parse(readFileSync(file, 'utf8')) as { base: string; accounts: Accounts };
  const answers = await interviewServer((request) => fetch(request), base, accounts);
  const { differences, notAsked, ...shares } = compareAnswers(
    answers,
    readRecording().filter(({ name }) => name.startsWith(area)),
  );
  for (const { name, kind, text } of differences) console.log(`${name} · ${kind}: ${text.slice(0, 400)}`);
  console.log(`${notAsked.length} questions were not asked, for want of an account or of what they are about.`);
  console.log(figures(shares));
  return 0;
}

/** The shares as a text: "status 99.1 % of 1 870 …". */
export function figures(shares: Readonly<Record<string, Share>>): string {
  return Object.entries(shares)
    .map(([kind, { same, of }]) => `${kind} ${((100 * same) / of).toFixed(1)} % of ${of}`)
    .join(', ');
}

interface RecordingFile {
  /** The shapes, each listed once, because many answers have the same. */
  shapes: Shape[];
  answers: (Omit<Recorded, 'shape'> & { shape?: number })[];
}

/** The recorded answers of the platform, area by area. */
export function readRecording(): Recorded[] {
  return AREAS.flatMap((area) => {
    const { shapes, answers } = JSON.parse(readFileSync(new URL(`answers/${area}.json`, import.meta.url), 'utf8')) as RecordingFile;
    return answers.map(({ shape, ...answer }) => ({ ...answer, ...(shape !== undefined && { shape: shapes[shape] as Shape }) }));
  });
}
