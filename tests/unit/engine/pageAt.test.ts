import { describe, expect, it } from 'vitest';
import { pageAt } from '@/engine/model/pageAt';
import type { ResourceSummary } from '@/engine/model/Resource';

const rule = { any: ['right'] };
const resources: ResourceSummary[] = [
  { name: 'relay', route: '/relays', permissions: { list: rule, create: rule, show: rule, edit: rule } },
  { name: 'relayType', route: '/relaytypes', permissions: { list: rule, edit: rule } },
  { name: 'lookup', permissions: {} },
];

describe('the page at a path', () => {
  it.each([
    ['/relays', 'relay', 'list', undefined],
    ['/relays/create', 'relay', 'create', undefined],
    ['/relays/show/12', 'relay', 'show', '12'],
    ['/relays/12', 'relay', 'edit', '12'],
    ['/relaytypes/7', 'relayType', 'edit', '7'],
  ])('%s is that of %s to %s', (path, name, operation, id) => {
    const page = pageAt(path, resources);
    expect([page?.resource.name, page?.operation, page?.id]).toEqual([name, operation, id]);
  });

  it.each(['/', '/relay', '/relays1', '/relays/import', '/relays/12/dashboard/3', '/relays/show/one', '/relaytypes/create', '/relaytypes/show/7', '/nowhere'])(
    '%s is none of an entity',
    (path) => expect(pageAt(path, resources)).toBeUndefined(),
  );
});
