import type { Hono } from 'hono';
import { hydraList, hydraSearch, hydraView } from '../crud/envelope';
import { answer } from '../http/answers';
import { accessDenied } from '../http/Refusal';
import { CAMPAIGNS_PATH } from '../quirks/campaign';
import { requestContext } from '../session/authenticate';
import { USERS_PATH } from '../session/users';
import type { RequestContext, SandboxEnvironment, World } from '../World';
import { associate } from './associate';
import { membersList, type RecipientList, usersList } from './recipients';
import { send } from './send';

/**
 * The calls that choose recipients and that send (contract campaigns.associate, campaigns.send): GETs that act, and do so before they check the
 * right to (contract wire.acting). Both answer a list with a single number.
 */
export function addCampaignRoutes(app: Hono<SandboxEnvironment>, world: World): void {
  const campaigns = world.collections.get(CAMPAIGNS_PATH);
  const users = world.collections.get(USERS_PATH);
  if (!campaigns || !users) return;
  for (const list of [usersList(users), membersList(users)]) {
    for (const [name, act] of Object.entries({ associate, send })) {
      app.get(`/${list.path}/${name}-campaign`, async (c) => {
        const context = requestContext(c, world);
        if (!world.faults.has('refusedSending')) requireAll(list, context);
        const count = await act(campaigns, list, new URL(c.req.url).searchParams, context);
        requireAll(list, context);
        return counted(count, list, c.req.url, context);
      });
    }
  }
}

function requireAll({ permissions }: RecipientList, { caller }: RequestContext): void {
  if (!permissions.every((name) => caller.permissions.has(name))) throw accessDenied();
}

/** The answer: a list with a single number, and with the filters that lists of this kind declare. */
function counted(count: number, { collection }: RecipientList, url: string, { format }: RequestContext): Response {
  if (format === 'json') return answer([count], 'json');
  return answer({ ...hydraList(collection, [count], 1), ...hydraView(new URL(url), 1), 'hydra:search': hydraSearch(collection) }, 'ld');
}
