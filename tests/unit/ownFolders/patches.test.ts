import { describe, expect, it } from 'vitest';
import { JsonFile } from '../../../scripts/resources/JsonFile';
import { conflicts, missedRemovals } from '../../../scripts/resources/patch/conflicts';
import { mergePatch } from '../../../scripts/resources/patch/mergePatch';
import { patchedFile } from '../../../scripts/resources/patch/patchedFolders';

const file = (path: string, value: unknown) => new JsonFile(path, JSON.stringify(value, null, 2));

describe('a patch of a file', () => {
  // The examples of RFC 7396, appendix A.
  it.each([
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [['a', 'b'], ['c', 'd'], ['c', 'd']],
    [{ a: 'foo' }, 'bar', 'bar'],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: 'b', c: null }, { a: 'b' }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ])('makes of %j with %j: %j', (value, patch, whole) => {
    expect(mergePatch(value, patch)).toEqual(whole);
  });

  it('leaves what it changes as it was', () => {
    const value = { a: { b: 1 } };
    mergePatch(value, { a: { b: null } });
    expect(value).toEqual({ a: { b: 1 } });
  });

  it('takes the place of what is wrong in the whole: the file that says it', () => {
    const ours = file('schemas/user/resource.json', { title: 'name', list: { sort: 'name:asc', columns: ['name'] } });
    const own = file('../my-admin/user/resource.json', { list: { columns: ['name', 'shoeSize'] } });
    const whole = patchedFile([ours, own]);
    expect(whole.value).toEqual({ title: 'name', list: { sort: 'name:asc', columns: ['name', 'shoeSize'] } });
    const what = { found: 'x', expected: 'y' };
    expect(whole.mistake(['list', 'columns', 1], 'value', what)).toMatchObject({ file: '../my-admin/user/resource.json', line: 5, pointer: '/list/columns/1' });
    expect(whole.mistake(['list', 'sort'], 'value', what)).toMatchObject({ file: 'schemas/user/resource.json', line: 4 });
    expect(whole.mistake(['list', 'filters'], 'value', what), 'what nobody says yet stands where it can be written').toMatchObject({ file: '../my-admin/user/resource.json' });
  });

  it('names the files that its schema refers to from where it stands itself', () => {
    const ours = file('schemas/user/schema.json', { properties: { home: { $ref: '../shared/address.json' } } });
    const own = file('../my-admin/user/schema.json', { properties: { work: { $ref: '../shared/office.json#/definitions/desk' } } });
    expect(patchedFile([ours, own]).value).toEqual({ properties: { home: { $ref: '../shared/address.json' }, work: { $ref: '../../../my-admin/shared/office.json#/definitions/desk' } } });
  });

  it('that takes away a key that is not there is a mistake, as the key is called otherwise by now', () => {
    const own = file('../my-admin/user/resource.json', { list: { map: null, chart: null } });
    expect(missedRemovals({ list: { map: { field: 'home' } } }, own)).toEqual([expect.objectContaining({ file: '../my-admin/user/resource.json', pointer: '/list/chart', found: 'null' })]);
  });
});

describe('two folders', () => {
  const first = file('../one/user/resource.json', { $schema: 'a', title: 'name', menu: { order: 1, icon: 'car' }, list: null });

  it.each([
    ['another value', { title: 'email' }, '/title', '"name" (../one/user/resource.json:3:3)'],
    ['another value inside', { menu: { order: 1, icon: 'place' } }, '/menu/icon', '"car" (../one/user/resource.json:6:5)'],
    ['a value for what the other takes away', { list: { sort: 'name:asc' } }, '/list', 'null (../one/user/resource.json:8:3)'],
    ['nothing for what the other changes', { menu: null }, '/menu', 'an object (../one/user/resource.json:4:3)'],
  ])('cannot both set a key: %s is told with both places', (_what, value, pointer, other) => {
    const second = file('../two/user/resource.json', value);
    const found = conflicts(first, second);
    expect(found).toEqual([expect.objectContaining({ file: '../two/user/resource.json', pointer })]);
    expect(found[0]?.expected).toContain(other);
  });

  it('may set different keys, and the same key alike', () => {
    expect(conflicts(first, file('../two/user/resource.json', { $schema: 'b', title: 'name', menu: { order: 1 }, search: { filters: ['name'] } }))).toEqual([]);
  });
});
