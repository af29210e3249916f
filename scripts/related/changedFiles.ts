import { execFileSync } from 'node:child_process';

/** What is not as it was in the last commit, with what is new; of a file that is gone the types tell who needed it. */
export function changedFiles(): string[] {
  return [...list('diff', '--name-only', '--relative', '--diff-filter=d', 'HEAD'), ...list('ls-files', '--others', '--exclude-standard')];
}

function list(...args: string[]): string[] {
  return execFileSync('git', [...args, '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
}
