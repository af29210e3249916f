import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { stripVTControlCharacters } from 'node:util';

/** Tells the failures once more when everything has ended: a log of which only the end is kept then says why it failed, and not only where. */
export default class FailuresLast implements Reporter {
  private readonly failures: string[] = [];

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    if (status === test.expectedStatus) return;
    const reasons = errors.map(({ message, snippet }) => stripVTControlCharacters([message, snippet].filter(Boolean).join('\n')));
    this.failures.push([`✗ ${test.titlePath().filter(Boolean).join(' › ')} (${status})`, ...reasons].join('\n'));
  }

  onEnd(_result: FullResult): void {
    if (this.failures.length > 0) process.stdout.write(`\n${this.failures.join('\n\n')}\n`);
  }
}
