import { describe, expect, it } from 'vitest';
import { filesAhead } from '../../../scripts/vite/filesAheadPlugin';

const page = (name: string) => ({ name, fileName: `assets/${name}-1.js`, moduleIds: [`/src/${name}.tsx`] });
const entity = (name: string) => ({ name, fileName: `assets/${name}-1.js`, moduleIds: [`\0virtual:resources/body/${name}.js`] });

describe('the files that a page names for a restored session', () => {
  it('are those of the pages, of the words and of each entity with an address, by its address', () => {
    const files = [page('list'), page('fr'), page('Popper'), entity('user'), entity('place')];
    expect(filesAhead(files, [{ name: 'user', route: '/users' }, { name: 'place' }])).toBe('list=list-1 fr=fr-1 /users=user-1');
  });

  it('are those of the styles of a list too', () => {
    expect(filesAhead([page('list')], [], 'assets/list-2.css')).toBe('style=list-2 list=list-1');
  });

  it('of two addresses that begin alike name the longer one first', () => {
    const files = [entity('stop'), entity('kind')];
    const resources = [
      { name: 'stop', route: '/stops' },
      { name: 'kind', route: '/stops/kinds' },
    ];
    expect(filesAhead(files, resources)).toBe('/stops/kinds=kind-1 /stops=stop-1');
  });

  it('keep an entity that is called like a page apart from it', () => {
    expect(filesAhead([entity('list'), { ...page('list'), fileName: 'assets/list-2.js' }], [{ name: 'list', route: '/lists' }])).toBe('list=list-2 /lists=list-1');
  });
});
