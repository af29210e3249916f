import { resources } from 'virtual:resources/manifest';
import { readListEarly } from '@/engine/list/readListEarly';
import { appBase } from './appBase';
import { engine } from './engine';
import type { Start } from './start';
import { resourceAt } from './wantedList';

/**
 * What the page of a restored session begins with: the entity of its address, so that it is drawn once rather than around a place that waits, and the records
 * of its list, which are asked for at once. Rejects where either fails: the page says so.
 */
export async function firstPage(starting: Promise<Start>): Promise<void> {
  const { pathname, search } = window.location;
  const first = resourceAt(resources, pathname, appBase());
  if (!first) return;
  const [entity, started] = await Promise.all([engine.loadEntity(first.name), starting]);
  if ('mistakes' in started || pathname !== `${appBase().slice(0, -1)}${first.route}`) return;
  const { api, config, store } = started;
  const state = store.getState();
  if (state.status === 'signedIn') readListEarly(entity, { api, config, session: state.session, resources, search });
}
