import { unstable_serialize } from 'swr';
import type { Api } from '@/api/Api';
import type { Config } from '@/config/Config';
import type { Session } from '@/session/Session';
import { earlyLists } from '../data/earlyReads';
import { keptListPreferences } from '../data/listPreferences';
import { listForOperator } from '../data/listForOperator';
import { readListQuery } from '../data/listQuery';
import { operatorRights } from '../data/operatorRights';
import { readRecords, requestFor } from '../data/readRecords';
import { listAddress } from '../data/useListAddress';
import { can } from '../model/permissions';
import type { EntityBody, ResourceSummary } from '../model/Resource';
import { transformContext } from '../model/transforms/transformContext';
import { listKey } from './useRecordList';

interface Opening {
  api: Api;
  config: Config;
  /** As it was kept: a right that has gone since is refused by the server, and said by the page. */
  session: Session;
  resources: readonly ResourceSummary[];
  /** The query of the page's address. */
  search: string;
}

/** Asks for the records of the list that the app opens with while the page around them is being drawn, where the operator may see it. Never rejects. */
export function readListEarly(entity: EntityBody, { api, config, session, resources, search }: Opening): void {
  const { resource, schema } = entity;
  if (!resource.list || !can('list', resource, session, config)) return;
  const list = listForOperator(resource.list, resource, operatorRights(resources, session, config));
  const address = listAddress(new URLSearchParams(search), keptListPreferences(session.user.id, resource.name));
  const request = requestFor(readListQuery(address, { list, schema }), list);
  const context = transformContext(config.settings.utcTime);
  earlyLists.read(api, unstable_serialize(listKey(entity, request)), (signal) => readRecords(request, list.paging, { api, entity, context, signal }));
}
