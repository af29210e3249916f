import type { Way } from '@/engine/model/Action';
import { fillPath, missingNames } from '@/engine/model/template';
import type { VisitAction } from '@/generated/options';

/**
 * Opens a page about the record on another site of the deployment, beside the app. `site` is the key of `config.json` with the address of that site, `path` the
 * address below it, with fields of the record in braces, and `{operator.email}` for the signed-in operator.
 */
export const visit: Way<VisitAction> = {
  isPossible: ({ site }, config) => config[site] !== undefined,
  applies: (record, { path }) => missingNames(path, { ...record, operator: { email: 'somebody' } }).length === 0,
  leadsTo(record, { site, path }, { config, user }) {
    const place = String(config[site]).replace(/\/+$/, '');
    return { address: `${place}/${fillPath(path, { ...record, operator: { email: user.email } })}`, isOutside: true };
  },
};
