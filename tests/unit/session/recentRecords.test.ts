import { describe, expect, it } from 'vitest';
import { clearRecent, forgetRecent, readRecent, RECENT_PREFIX, rememberRecent } from '@/session/recentRecords';
import { memoryStorage } from '../api/fakes';

const user = (id: number) => ({ name: 'user', id: String(id) });

describe('the records opened last', () => {
  it('are each there once, the last one first, and are not many', () => {
    const storage = memoryStorage();
    for (const id of [1, 2, 3, 1]) rememberRecent(storage, 12, user(id));
    expect(readRecent(storage, 12)).toEqual([user(1), user(3), user(2)]);
    for (let id = 10; id < 40; id += 1) rememberRecent(storage, 12, user(id));
    expect([readRecent(storage, 12).length, readRecent(storage, 12)[0]]).toEqual([12, user(39)]);
    for (let id = 10; id < 40; id += 1) rememberRecent(storage, 12, user(id), 'done');
    expect([readRecent(storage, 12, 'done').length, readRecent(storage, 12, 'done')[0]]).toEqual([6, user(39)]);
  });

  it('are those of one operator', () => {
    const storage = memoryStorage();
    rememberRecent(storage, 12, user(1));
    expect(readRecent(storage, 13)).toEqual([]);
  });

  it('forget one that is gone', () => {
    const storage = memoryStorage();
    for (const id of [1, 2]) rememberRecent(storage, 12, user(id));
    const namesake = { name: 'event', id: '2' };
    rememberRecent(storage, 12, namesake);
    forgetRecent(storage, 12, user(2));
    expect(readRecent(storage, 12)).toEqual([namesake, user(1)]);
  });

  it.each(['nonsense', '{}', '[1, null, {"name":"user"}, {"name":"user","id":"../me"}, {"name":4,"id":"4"}]', '["text", {"name":"user","id":4}, {"name":"user","id":"4a"}, {"name":"user","id":"a4"}]'])('are none in %s', (kept) => {
    expect(readRecent(memoryStorage({ [`${RECENT_PREFIX}12`]: kept }), 12)).toEqual([]);
  });

  it('are of two kinds, which are forgotten together', () => {
    const storage = memoryStorage();
    rememberRecent(storage, 12, user(1));
    rememberRecent(storage, 12, user(2), 'done');
    expect([readRecent(storage, 12), readRecent(storage, 12, 'done')]).toEqual([[user(1)], [user(2)]]);
    forgetRecent(storage, 12, user(2));
    expect(readRecent(storage, 12, 'done')).toEqual([]);
    rememberRecent(storage, 12, user(3), 'done');
    clearRecent(storage, 12);
    expect([readRecent(storage, 12), readRecent(storage, 12, 'done')]).toEqual([[], []]);
  });
});
