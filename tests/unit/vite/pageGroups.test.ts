import { describe, expect, it } from 'vitest';
import { assignPages, entityGroup, isSharedByEntities, wordsGroup } from '../../../scripts/vite/pageGroups';

const IMPORTS: Record<string, readonly string[]> = {
  main: ['words', 'button'],
  list: ['button', 'row'],
  form: ['button', 'row', 'field'],
  field: ['form'],
};

const moduleInfo = (id: string) => ({ importedIds: IMPORTS[id] ?? [] });

const nameOf = (group: { name: unknown }, id: string) => (group.name as (id: string) => string | null)(id);

describe('pageGroups', () => {
  it('gives a page what it imports, but what an earlier page has', () => {
    const pages = assignPages(
      [
        { name: 'login', roots: ['main'] },
        { name: 'list', roots: ['list'] },
        { name: 'form', roots: ['form'] },
      ],
      moduleInfo,
    );

    expect(Object.fromEntries(pages)).toEqual({
      main: 'login',
      words: 'login',
      button: 'login',
      list: 'list',
      row: 'list',
      form: 'form',
      field: 'form',
    });
  });

  it('leaves to a later page what one does without', () => {
    const pages = assignPages(
      [
        { name: 'list', roots: ['list'], without: /^row$/ },
        { name: 'form', roots: ['form'] },
      ],
      moduleInfo,
    );
    expect([pages.get('row'), pages.get('button')]).toEqual(['form', 'list']);
  });

  it('leaves out what no page imports', () => {
    expect(assignPages([{ name: 'login', roots: ['main'] }], moduleInfo).has('row')).toBe(false);
  });

  it('puts what several entities import in the file of none of them', () => {
    const [article, garage, list] = ['\0virtual:resources/body/article.js', '\0virtual:resources/body/garage.js', '/src/engine/list/grid/RecordGrid.tsx'];
    expect([[article, garage], [article, list], [article]].map(isSharedByEntities)).toEqual([true, false, false]);
  });

  it('puts an entity and its words in one file, the words of the shell in one for each language, and those of later pages apart', () => {
    expect(nameOf(entityGroup, '\0virtual:resources/body/relayPointType.js')).toBe('relayPointType');
    expect(nameOf(entityGroup, '\0virtual:resources/words/relayPointType/en.js')).toBe('relayPointType');
    expect(nameOf(entityGroup, '\0virtual:resources/entity/relayPointType.js')).toBe('relayPointType');
    expect(nameOf(entityGroup, '\0virtual:resources/shellWords/fr.js')).toBeNull();
    expect(nameOf(wordsGroup, '\0virtual:resources/shellWords/fr.js')).toBe('fr');
    expect(nameOf(wordsGroup, '/project/src/i18n/locales/fr.ts')).toBe('fr');
    expect(nameOf(wordsGroup, '/project/src/i18n/locales/fr/login.json')).toBeNull();
    expect(nameOf(wordsGroup, '/project/src/i18n/locales/en/later/form.json')).toBe('en-form');
  });
});
