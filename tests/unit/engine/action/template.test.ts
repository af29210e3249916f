import { describe, expect, it } from 'vitest';
import { fillBody, fillPath, missingNames, namesIn } from '@/engine/model/template';

const record = { id: 12, email: 'jeanne@exemple.fr', banned: false, place: { town: 'Nancy' }, telephone: undefined, note: 'a/b?c' };

describe('a template', () => {
  it('keeps the kind of a value that is the whole text', () => {
    expect(fillBody({ id: '{id}', banned: '{banned}', place: '{place}' }, record)).toEqual({ id: 12, banned: false, place: { town: 'Nancy' } });
  });

  it('makes a text of a value inside a text', () => {
    expect(fillBody({ user: '/users/{id}' }, record)).toEqual({ user: '/users/12' });
  });

  it('leaves out what the record does not have', () => {
    expect(fillBody({ email: '{email}', telephone: '{telephone}', length: '{email.length}', deep: '{telephone.a.b}', own: '{place.toString}' }, record)).toStrictEqual({ email: 'jeanne@exemple.fr' });
  });

  it('is filled inside lists and objects, and leaves other values as they are', () => {
    const template = { status: 1, people: [{ town: '{place.town}' }], validate: true };
    expect(fillBody(template, record)).toEqual({ status: 1, people: [{ town: 'Nancy' }], validate: true });
  });

  it('never lets a value change which address is called', () => {
    expect(fillPath('admin/notes/{note}', record)).toBe('admin/notes/a%2Fb%3Fc');
  });

  it('refuses to make an address without its value', () => {
    expect(() => fillPath('admin/users/{missing}', record)).toThrow(/needs "missing"/);
  });

  it('says which names it cannot do without', () => {
    expect(missingNames(['admin/{id}/{telephone}', null, 3, { email: '{telephone}', user: ['/users/{nobody}'] }], record)).toEqual(['telephone', 'nobody']);
  });

  it('knows the names in a text', () => {
    expect(namesIn('{id}-{item.id}')).toEqual(['id', 'item.id']);
    expect(namesIn(undefined)).toEqual([]);
  });
});
