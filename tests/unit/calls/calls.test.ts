import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '@/api/Api';
import { realEntities } from '../../support/realEntities';
import { entriesOf, provedBy, titledRows } from '../../support/specifiedEntries';
import { memoryStorage, openApi } from '../api/fakes';
import { appOver } from './app';
import { campaigns } from './campaigns';
import { files } from './files';
import { managedRecords } from './managedRecords';
import { people } from './people';
import { recordingPlatform } from './recorded';
import { signingIn } from './signingIn';
import { references, solidary } from './solidary';

const HERE = 'tests/unit/calls/calls.test.ts › is the call';
/** The tests of the calls that a part of a page makes by itself. */
const OF_PAGES = 'tests/component/app/calls.test.tsx ›';

const rows = [...signingIn, ...managedRecords, ...references, ...people, ...campaigns, ...files, ...solidary];

beforeEach(() => {
  // The storage in which a tab keeps an import and a campaign's recipients.
  vi.stubGlobal('sessionStorage', memoryStorage());
});

describe('what leaves', () => {
  it.each(titledRows(rows))('is the call of the specification, %s', async (_title, { sends, answers, leaves, gives }) => {
    const platform = recordingPlatform(answers);
    const { api } = openApi(platform.fetch);
    const given = await sends({ app: appOver(api), api, fetch: platform.fetch });
    expect(platform.left).toEqual(leaves);
    if (gives !== undefined) expect(given).toMatchObject(gives as object);
  });

  it('has a row for each call of the specification that is made', () => {
    const made = entriesOf('7').filter(({ text, kind }) => kind !== 'decided' && /^(?:GET|POST|PUT|PATCH|DELETE) |^Left open: the path /.test(text));
    expect(rows.flatMap(({ entry, fields = [] }) => [entry, ...fields]).sort()).toEqual(provedBy(HERE));
    expect(made.filter(({ test = '' }) => !test.startsWith(HERE) && !test.startsWith(OF_PAGES))).toEqual([]);
  });
});

describe('what never leaves', () => {
  it('is a PUT, whatever is called', async () => {
    const platform = recordingPlatform();
    const { api } = openApi(platform.fetch);
    const calls: { [Method in keyof Api]: () => Promise<unknown> } = {
      list: () => api.list('things', { page: 1, perPage: 25 }),
      get: () => api.get('things/1'),
      read: () => api.read('things'),
      csv: () => api.csv('things', []),
      create: () => api.create('things', {}),
      update: () => api.update('things/1', {}),
      remove: () => api.remove('things/1'),
      removeMany: () => api.removeMany('things/delete', 'selected', [1]),
      act: () => api.act('things/associate-campaign', []).catch(() => undefined),
      upload: () => api.upload('things', new FormData()),
    };
    expect(Object.keys(calls).sort()).toEqual(Object.keys(api).sort());
    for (const call of Object.values(calls)) await call();
    expect(new Set(platform.left.map(([call]) => call.split(' ')[0]))).toEqual(new Set(['GET', 'POST', 'PATCH', 'DELETE']));
  });

  it('is the deletion of a request, of a beneficiary or of a volunteer: no page and no button has one', () => {
    const deleted = realEntities.filter(({ resource }) => resource.permissions.delete ?? resource.bulkDelete).map(({ resource }) => resource.endpoint.delete);
    const byButton = realEntities.flatMap(({ resource }) => resource.actions.filter(({ method }) => method === 'DELETE').map(({ endpoint = `${resource.endpoint.delete}/{id}` }) => String(endpoint)));
    expect(deleted.sort()).toEqual([
      'admin/articles', 'admin/campaigns', 'admin/communities', 'admin/editorials', 'admin/events', 'admin/relaypoint_types', 'admin/relaypoints', 'admin/structures', 'admin/users',
    ]);
    expect([...new Set(byButton)]).toEqual(['admin/community_members/{id}']);
  });

  it('is the list of the analytics: their entities have none', () => {
    const ofAnalytics = realEntities.filter(({ resource }) => resource.endpoint.list === 'admin/analytics');
    expect(ofAnalytics.map(({ resource: { name, list, permissions } }) => [name, list, Object.keys(permissions)])).toEqual([
      ['analytic', undefined, ['dashboard']],
      ['carpoolAnalytic', undefined, ['dashboard']],
    ]);
  });
});
