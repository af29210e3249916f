import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { readAll } from '../resources/readAll';
import { formatMistakes } from '../resources/readResources';
import { examine } from './examine';
import type { Account } from './openAccount';
import { type Options, readOptions, USAGE } from './options';
import { problemsOf, reportText } from './Report';

/**
 * Checks a platform for its administrator without changing anything, and prints a report without personal data. Answers the exit code: 1 with a
 * problem, 2 for wrong arguments.
 */
export async function main(args: readonly string[]): Promise<number> {
  const options = optionsOf(args);
  if (!options) return 2;
  const { entities, session, mistakes } = await readAll('schemas');
  if (mistakes.length > 0) {
    console.error(formatMistakes(mistakes));
    return 1;
  }
  if (session) {
    console.error(`The "session" of defaults.json is "${session.use}": this command examines the platform, to which people sign in as "platform" says.`);
    return 2;
  }
  if (!options.accounts && !process.stdin.isTTY) {
    console.error(`There is no terminal to ask for accounts in: --accounts FILE names them.\n\n${USAGE}`);
    return 2;
  }
  const accounts = options.accounts ?? (await askAccounts());
  const chapters = await examine({ ...options, entities, accounts }, (url, init) => fetch(url, init));
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  console.log(`# Back office ${version}, doctor, ${new Date().toISOString().slice(0, 10)}\n\n${reportText(chapters)}`);
  return problemsOf(chapters).length > 0 ? 1 : 0;
}

function optionsOf(args: readonly string[]): Options | undefined {
  try {
    return readOptions(args);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return undefined;
  }
}

/** Asks for accounts in the terminal until an identifier is left empty. Nothing is stored, and a password is not shown while it is typed. */
async function askAccounts(): Promise<Account[]> {
  const accounts: Account[] = [];
  for (;;) {
    const username = await ask(`Identifier of account ${accounts.length + 1} (Enter when there are no more): `, true);
    if (username === '') return accounts;
    accounts.push({ username, password: await ask('Password: ', false) });
  }
}

function ask(question: string, isShown: boolean): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: isShown ? process.stderr : nowhere, terminal: true });
  if (!isShown) process.stderr.write(question);
  return new Promise((resolve) => {
    let answered = '';
    lines.on('SIGINT', () => process.exit(130));
    lines.on('close', () => resolve(answered));
    lines.question(isShown ? question : '', (answer) => {
      answered = isShown ? answer.trim() : answer;
      lines.close();
      if (!isShown) process.stderr.write('\n');
    });
  });
}
