import { describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiErrorKind } from '@/api/ApiError';
import { attempt, type Seen } from '@/engine/data/command/attempt';

const failing = (kind: ApiErrorKind) => () => Promise.reject(new ApiError(kind));
const seeing = (kind: Seen<string>['kind']) => vi.fn(async (): Promise<Seen<string>> => (kind === 'done' ? { kind, result: 'read' } : { kind, now: 'read' }));

const UNSENT: ApiErrorKind[] = ['offline', 'idle', 'aborted', 'credentials', 'unauthorized'];
const REFUSED: ApiErrorKind[] = ['denied', 'notFound', 'rejected'];

describe('a command', () => {
  it('that is answered is done, and nothing is asked afterwards', async () => {
    const look = seeing('notDone');
    expect(await attempt({ send: async () => 'made', look })).toEqual({ kind: 'done', result: 'made' });
    expect(look).not.toHaveBeenCalled();
  });

  it.each([...UNSENT, ...REFUSED])('that ended with "%s" is not done, and nothing is asked afterwards', async (kind) => {
    const look = seeing('done');
    expect(await attempt({ send: failing(kind), look })).toMatchObject({ kind: 'failed', error: { kind } });
    expect(look).not.toHaveBeenCalled();
  });

  it.each([
    ['server', 'done', 'done'],
    ['server', 'notDone', 'failed'],
    ['server', 'otherwise', 'otherwise'],
    ['outcomeUnknown', 'done', 'done'],
    ['outcomeUnknown', 'notDone', 'unknown'],
    ['outcomeUnknown', 'otherwise', 'unknown'],
    ['timeout', 'notDone', 'unknown'],
  ] as const)('that ended with "%s" and is then seen as %s is %s', async (error, seen, kind) => {
    const look = seeing(seen);
    const outcome = await attempt({ send: failing(error), look });
    expect(outcome).toMatchObject(kind === 'done' ? { kind, result: 'read', despite: { kind: error } } : { kind, error: { kind: error }, now: 'read' });
    expect(look).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['nobody can look', undefined],
    ['looking tells nothing', async () => undefined],
    ['looking fails', failing('offline')],
  ])('that may have been made is unknown where %s', async (_, look) => {
    expect(await attempt({ send: failing('server'), ...(look && { look }) })).toMatchObject({ kind: 'unknown', error: { kind: 'server' } });
  });

  it.each(REFUSED)('that acts before it is refused ("%s") is looked for, one that was not sent is not', async (kind) => {
    expect(await attempt({ send: failing(kind), look: seeing('done'), refusalMayAct: true })).toMatchObject({ kind: 'done', despite: { kind } });
    const look = seeing('done');
    expect(await attempt({ send: failing('offline'), look, refusalMayAct: true })).toMatchObject({ kind: 'failed' });
    expect(look).not.toHaveBeenCalled();
  });

  it('is withheld for the reason that is found first', async () => {
    const send = vi.fn(async () => 'made');
    expect(await attempt({ check: async () => 'changed', send })).toEqual({ kind: 'withheld', reason: 'changed' });
    expect(send).not.toHaveBeenCalled();
  });

  it('is not sent, and is known not to be, when what comes first cannot be read', async () => {
    const [send, look] = [vi.fn(async () => 'made'), seeing('done')];
    expect(await attempt({ check: failing('server'), send, look })).toMatchObject({ kind: 'failed', error: { kind: 'server' } });
    expect(send).not.toHaveBeenCalled();
    expect(look).not.toHaveBeenCalled();
  });

  it.each(['check', 'send', 'look'])('rejects with a mistake of ours in its "%s"', async (part) => {
    const mistake = () => Promise.reject(new TypeError('ours'));
    const command = { check: async () => undefined, send: failing('server'), look: seeing('done'), [part]: mistake };
    await expect(attempt(command)).rejects.toThrow('ours');
  });
});
