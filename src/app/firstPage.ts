import { resources } from 'virtual:resources/manifest';
import { readListEarly } from '@/engine/list/readListEarly';
import { appBase } from './appBase';
import { engine } from './engine';
import type { Running } from './start';
import { resourceAt } from './wantedList';

/**
 * Loads what the first page of a restored session needs: the entity of its address, so that the page is drawn once rather than around a placeholder, and the
 * records of its list, which are requested at once. Rejects when the entity fails to load; the page then shows that.
 */
export async function firstPage({ apiOf, config, store }: Running): Promise<void> {
  const { pathname, search } = window.location;
  const first = resourceAt(resources, pathname, appBase());
  if (!first) return;
  const entity = await engine.loadEntity(first.name);
  const state = store.getState();
  const isItsList = pathname === `${appBase().slice(0, -1)}${first.route}`;
  if (!isItsList || state.status !== 'signedIn') return;
  const { session } = state;
  readListEarly(entity, { api: apiOf(session.user.id), config, session, resources, search });
}
