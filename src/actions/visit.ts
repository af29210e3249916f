import type { Way } from '@/engine/model/Action';
import { fillPath, missingNames } from '@/engine/model/template';
import { SITES, type Site } from '@/config/Config';

/**
 * Opens a page about the record on another site of the deployment, beside the app: `site` is the key of `config.json` that says where the
 * site is, `path` the address below it, with fields of the record in braces, and `{operator.email}` for who asks.
 */
export const visit: Way = {
  isPossible: (use, config) => config[siteOf(use)] !== undefined,
  applies: (record, { path }) => missingNames(path, { ...record, operator: { email: 'somebody' } }).length === 0,
  leadsTo(record, use, { config, user }) {
    const site = String(config[siteOf(use)]).replace(/\/+$/, '');
    return { address: `${site}/${fillPath(String(use['path']), { ...record, operator: { email: user.email } })}`, isOutside: true };
  },
};

/** The resource reader has checked that it is one. */
function siteOf({ site }: Record<string, unknown>): Site {
  return SITES.find((known) => known === site) ?? SITES[0];
}
