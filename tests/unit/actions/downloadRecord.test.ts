// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { downloadRecord } from '@/actions/downloadRecord';
import type { Api } from '@/api/Api';
import { WALL_CLOCK } from '@/engine/model/transforms/transformContext';
import { entityOf } from '../engine/transforms/entity';

it('downloads the record as the platform has it now, under the name of the entity and its number', async () => {
  const wire = { '@id': '/things/12', id: 12, name: 'Élodie', birthDate: '1987-03-12T00:00:00+00:00', parent: null };
  const asked: string[] = [];
  const get = (path: string) => {
    asked.push(path);
    return Promise.resolve(wire);
  };
  const api = { get } as unknown as Api;
  const files: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });

  const use = { use: 'downloadRecord', name: 'downloadRecord', on: 'row', danger: false, confirms: false } as const;
  await downloadRecord.perform({ api, entity: entityOf({ properties: {} }), use, record: { id: 12, name: 'Autre' }, transforms: WALL_CLOCK });

  expect(asked).toEqual(['things/12']);
  expect(names).toEqual(['thing-12.json']);
  expect(JSON.parse(await files[0]!.text())).toEqual(wire);
});
