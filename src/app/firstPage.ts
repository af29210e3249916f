import { resources } from 'virtual:resources/manifest';
import { readListEarly } from '@/engine/list/readListEarly';
import { appBase } from './appBase';
import { engine } from './engine';
import type { Running } from './start';
import { resourceAt } from './wantedList';

/**
 * What the page of a restored session begins with: the entity of its address, so that it is drawn once rather than around a place that waits, and the records
 * of its list, which are asked for at once. Rejects where the entity does not come: the page says so.
 */
export async function firstPage({ api, config, store }: Running): Promise<void> {
  const { pathname, search } = window.location;
  const first = resourceAt(resources, pathname, appBase());
  if (!first) return;
  const entity = await engine.loadEntity(first.name);
  const state = store.getState();
  const isItsList = pathname === `${appBase().slice(0, -1)}${first.route}`;
  if (isItsList && state.status === 'signedIn') readListEarly(entity, { api, config, session: state.session, resources, search });
}
