import { describe, expect, it } from 'vitest';
import { findTie } from '../../../scripts/vite/entitiesApartPlugin';

const page = { fileName: 'list.js', imports: [], isEntity: false };
const user = { fileName: 'user.js', imports: ['list.js'], isEntity: true };

describe('the file of an entity', () => {
  it('imports pages', () => {
    expect(findTie([page, user, { fileName: 'show.js', imports: ['user.js'], isEntity: false }])).toBeUndefined();
  });

  it('imports no other entity', () => {
    expect(findTie([page, user, { fileName: 'event.js', imports: ['list.js', 'user.js'], isEntity: true }])).toEqual(['event.js', 'user.js']);
  });
});
