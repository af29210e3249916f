import { unstable_serialize } from 'swr';
import type { Api } from '@/api/Api';
import type { Config } from '@/config/Config';
import type { Session } from '@/session/Session';
import { earlyLists } from '../data/earlyReads';
import { keptListPreferences } from '../data/listPreferences';
import { listForOperator } from '../data/listForOperator';
import { readListQuery } from '../data/listQuery';
import { operatorRights } from '../data/operatorRights';
import { listKey, readRecords, requestFor } from '../data/readRecords';
import { listAddress } from '../data/useListAddress';
import { can } from '../model/permissions';
import type { EntityBody, ResourceSummary } from '../model/Resource';
import { transformContext } from '../model/transforms/transformContext';

interface Opening {
  api: Api;
  config: Config;
  /** The session as it was stored. If a right has been removed since, the server refuses the request and the page says so. */
  session: Session;
  resources: readonly ResourceSummary[];
  /** The query in the address of the page. */
  search: string;
}

/** Requests the records of the list that the app opens with while the page around them is being rendered, where the operator may see them. Never rejects. */
export function readListEarly(entity: EntityBody, { api, config, session, resources, search }: Opening): void {
  const { resource, schema } = entity;
  if (!resource.list || !can('list', resource, session, config)) return;
  const list = listForOperator(resource.list, resource, operatorRights(resources, session, config));
  const address = listAddress(new URLSearchParams(search), keptListPreferences(session.user.id, resource.name));
  const request = requestFor(readListQuery(address, { list, schema }), list);
  const context = transformContext(config.settings.utcTime);
  earlyLists.read(api, unstable_serialize(listKey(entity, request)), (signal) => readRecords(request, list.paging, { api, entity, context, signal }));
}
