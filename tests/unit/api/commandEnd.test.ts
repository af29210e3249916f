import { expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '@/api/ApiError';
import { commandEnd, mayHaveRun, type CommandEnd } from '@/api/commandEnd';

it.each<[ApiErrorKind, CommandEnd]>([
  ['offline', 'unsent'],
  ['idle', 'unsent'],
  ['aborted', 'unsent'],
  ['credentials', 'unsent'],
  ['unauthorized', 'unsent'],
  ['notRenewed', 'unsent'],
  ['fileUnread', 'unsent'],
  ['denied', 'refused'],
  ['notFound', 'refused'],
  ['rejected', 'refused'],
  ['tooLarge', 'refused'],
  ['tooLong', 'refused'],
  ['outdated', 'refused'],
  ['busy', 'refused'],
  ['unavailable', 'broken'],
  ['server', 'broken'],
  ['timeout', 'lost'],
  ['outcomeUnknown', 'lost'],
])('a command that ends with the error "%s" is %s', (kind, end) => {
  expect(commandEnd(new ApiError(kind))).toBe(end);
  expect(mayHaveRun(new ApiError(kind))).toBe(end === 'broken' || end === 'lost');
});
