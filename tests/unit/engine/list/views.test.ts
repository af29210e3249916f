import { describe, expect, it } from 'vitest';
import { readListPreferences, type ListPreferences, type SavedView } from '@/engine/data/listPreferences';
import { nameProblem, newView, withoutView, withView } from '@/engine/list/views/savedViews';

const view = (id: string, name = id): SavedView => ({ id, name, query: `page=${id}` });
const preferences = (...views: SavedView[]): ListPreferences => ({ isCompact: false, views });

describe('the preferences of a list', () => {
  it.each<[unknown, ListPreferences]>([
    [undefined, preferences()],
    [null, preferences()],
    ['text', preferences()],
    [{ isCompact: 1, views: 'none', columns: 3 }, preferences()],
    [{ isCompact: true, columns: 'title,pages' }, { isCompact: true, columns: 'title,pages', views: [] }],
    [{ columns: 'a'.repeat(4001) }, preferences()],
    [{ columns: 'a'.repeat(4000) }, { ...preferences(), columns: 'a'.repeat(4000) }],
    [{ views: [view('a'), { ...view('b'), columns: 'title' }], opening: 'b' }, { ...preferences(view('a'), { ...view('b'), columns: 'title' }), opening: 'b' }],
    [{ views: [view('a')], opening: 'gone' }, preferences(view('a'))],
    [{ views: [{ ...view('a'), columns: 3 }] }, preferences(view('a'))],
    [{ views: [null, 'text', {}, { id: 'a', name: 'b' }, { id: 'a', query: '' }, { name: 'a', query: '' }, view('', 'x'), view('a', ' ')] }, preferences()],
    [{ views: [{ ...view('a'), query: 'a'.repeat(4001) }, view('b', 'x'.repeat(80))] }, preferences(view('b', 'x'.repeat(60)))],
  ])('are what is valid of %j', (kept, expected) => {
    expect(readListPreferences(kept)).toEqual(expected);
  });

  it('hold fifty views, and no more', () => {
    const many = Array.from({ length: 60 }, (_none, index) => view(`${index}`));
    expect(readListPreferences({ views: many }).views).toEqual(many.slice(0, 50));
  });
});

describe('the name of a view', () => {
  const kept = preferences(view('1', 'Été'), view('2', 'Hiver'));

  it.each<[string, SavedView | undefined, string | undefined]>([
    ['  ', undefined, 'missing'],
    ['x'.repeat(61), undefined, 'long'],
    [` ${'x'.repeat(60)} `, undefined, undefined],
    ['ete ', undefined, 'taken'],
    ['ÉTÉ', view('1', 'Été'), undefined],
    ['hiver', view('1', 'Été'), 'taken'],
    ['Printemps', undefined, undefined],
  ])('%j, of %o, has this problem: %s', (name, renamed, problem) => {
    expect(nameProblem(name, kept, renamed)).toBe(problem);
  });

  it('is not wanted any more where there are fifty, but for one of them', () => {
    const full = preferences(...Array.from({ length: 50 }, (_none, index) => view(`${index}`)));
    expect(nameProblem('Autre', full)).toBe('many');
    expect(nameProblem('Autre', full, view('3'))).toBeUndefined();
    expect(nameProblem('Autre', preferences(...full.views.slice(1)))).toBeUndefined();
  });
});

describe('a view', () => {
  it('is new under a number of its own', () => {
    const [one, other] = [newView(' Été ', { query: 'page=2' }), newView('Hiver', { query: '', columns: 'title' })];
    expect([one, other]).toEqual([{ id: one.id, name: 'Été', query: 'page=2' }, { id: other.id, name: 'Hiver', query: '', columns: 'title' }]);
    expect(one.id).toMatch(/^.{8}$/);
    expect(one.id).not.toBe(other.id);
  });

  it('comes after the others, or takes its own place', () => {
    const kept = { ...preferences(view('1'), view('2')), opening: '1' };
    expect(withView(kept, view('3'))).toEqual({ ...kept, views: [view('1'), view('2'), view('3')] });
    expect(withView(kept, view('1', 'Autre'))).toEqual({ ...kept, views: [view('1', 'Autre'), view('2')] });
  });

  it('opens with the list no more when it is gone', () => {
    const kept = { ...preferences(view('1'), view('2')), opening: '1' };
    expect(withoutView(kept, view('1'))).toEqual({ isCompact: false, views: [view('2')], opening: undefined });
    expect(withoutView(kept, view('2'))).toEqual({ isCompact: false, views: [view('1')], opening: '1' });
  });
});
