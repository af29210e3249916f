import { describe, expect, it } from 'vitest';
import type { RecordSchema, Schema } from '@/engine/model/Schema';
import { renamedSchema, renameKeys } from '@/engine/model/transforms/renameKeys';
import { renamedField } from '@/engine/model/transforms/renamedField';
import { adminPrefix } from '@/features/solidary/transforms/adminPrefix';

describe('adminPrefix', () => {
  const { fromApi, toApi, wireSchema } = adminPrefix();

  it('drops the prefix of what arrives', () => {
    expect(fromApi({ id: 1, adminsubject: 'Courses', adminorigin: {} })).toEqual({
      id: 1,
      subject: 'Courses',
      origin: {},
    });
  });

  it('sends the fields without the prefix', () => {
    const form: RecordSchema = { type: 'object', properties: { subject: { type: 'integer' } }, required: ['subject'] };
    expect([toApi({ subject: 3, origin: {} }, 'edit'), wireSchema(form)]).toEqual([{ subject: 3, origin: {} }, form]);
  });

  it('prefers what arrives under the prefix, unless it is empty', () => {
    expect([fromApi({ subject: 'old', adminsubject: 'new' }), fromApi({ subject: 'old', adminsubject: null })]).toEqual(
      [{ subject: 'new' }, { subject: 'old' }],
    );
  });

  it('leaves alone a field that is called like the prefix', () => {
    expect(fromApi({ admin: true })).toEqual({ admin: true });
  });
});

describe('renamedField', () => {
  const { fromApi, toApi } = renamedField({ from: 'sections', to: 'asections' });

  it('reads one name and writes the other', () => {
    expect([fromApi({ sections: [1] }), toApi({ sections: [1] }, 'edit')]).toEqual([{ sections: [1] }, { asections: [1] }]);
  });

  it('understands the written name in an answer', () => {
    expect(fromApi({ asections: [1] })).toEqual({ sections: [1] });
  });

  it('sends nothing for a part of the record without it', () => {
    expect(toApi({ title: 'Aide' }, 'edit')).toEqual({ title: 'Aide' });
  });
});

describe('a name that becomes another', () => {
  const old = (name: string) => (name.startsWith('old') ? name.slice(3) : name);

  it('stands where it stood, and wins over the name that is there already, unless it is empty', () => {
    expect(Object.entries(renameKeys({ a: 1, oldb: 2, c: 3 }, old))).toEqual([['a', 1], ['b', 2], ['c', 3]]);
    expect([renameKeys({ a: 1, olda: 2 }, old), renameKeys({ olda: 2, a: 1 }, old)]).toEqual([{ a: 2 }, { a: 2 }]);
    expect([renameKeys({ a: 1, olda: null }, old), renameKeys({ olda: undefined, a: 1 }, old), renameKeys({ olda: null }, old)]).toEqual([{ a: 1 }, { a: 1 }, { a: null }]);
    expect(renameKeys({ x: 1, y: null, z: 2 }, () => 'one')).toEqual({ one: 2 });
    expect(renameKeys({ x: 1, y: null }, () => 'one')).toEqual({ one: 1 });
  });

  it('is another in all that a schema says of it', () => {
    const text: Schema = { type: 'string' };
    const part = (name: string): Schema => ({ required: [name], properties: { [name]: text } });
    const all = (name: string): Schema => ({
      title: 'olda',
      ...part(name),
      if: part(name),
      // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
      then: part(name),
      else: { not: part(name) },
      allOf: [part(name)],
      anyOf: [part(name), { oneOf: [part(name)] }],
      dependencies: { [name]: ['b', name], b: part(name) },
    });
    expect(renamedSchema(all('olda'), old)).toStrictEqual(all('a'));
    expect(renamedSchema(text, old)).toStrictEqual(text);
  });
});
