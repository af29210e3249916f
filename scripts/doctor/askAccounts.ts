import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import type { Account } from './openAccount';

/** Asks for accounts in the terminal until an identifier is left empty. Nothing is stored, and a password is not shown while it is typed. */
export async function askAccounts(): Promise<Account[]> {
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
