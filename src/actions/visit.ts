import type { Way } from '@/engine/model/Action';
import { fillPath, missingNames } from '@/engine/model/template';
import type { VisitAction } from '@/generated/options';

/**
 * Opens a page about the record on the public site, beside the app. `path` is the address below `loginDelegateUrl` of `config.json`, with fields of the record in
 * braces, and `{operator.email}` for the signed-in operator.
 */
export const visit: Way<VisitAction> = {
  isPossible: (_use, { loginDelegateUrl }) => loginDelegateUrl !== undefined,
  applies: (record, { path }) => missingNames(path, { ...record, operator: { email: 'somebody' } }).length === 0,
  leadsTo(record, { path }, { config, user }) {
    const place = String(config.loginDelegateUrl).replace(/\/+$/, '');
    return { address: `${place}/${fillPath(path, { ...record, operator: { email: user.email } })}`, isOutside: true };
  },
};
