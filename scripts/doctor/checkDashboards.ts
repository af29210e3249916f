import { can } from '../../src/engine/model/permissions';
import type { Entity } from '../../src/engine/model/Resource';
import { refusal, type SignedIn } from './checkLists';
import { type Finding, fine, note, problem } from './Report';

/**
 * Checks whether the platform knows the dashboards of the configuration, and whether their pages may be shown (contract dashboards.analytics).
 * Their addresses are signed, so the report names only the origin.
 */
export async function checkDashboards(entities: readonly Entity[], { api, session, config }: SignedIn): Promise<Finding[]> {
  const shown = entities.flatMap(({ resource }) => (resource.dashboard && can('dashboard', resource, session, config) ? { ...resource.dashboard, name: resource.name } : []));
  const paths = new Map(shown.map(({ endpoint, name }) => [config.analytics.types[name] ?? 'summary', endpoint]));
  const findings: Finding[] = [];
  for (const [type, endpoint] of paths) {
    const what = `Dashboard "${type}"`;
    try {
      const { url } = await api.get(`${endpoint}/${encodeURIComponent(type)}?periodicity=monthly`);
      findings.push(originFinding(what, url, config.analytics.url));
    } catch (error) {
      findings.push(refusal(what, error));
    }
  }
  return findings;
}

function originFinding(what: string, url: unknown, allowed: string | undefined): Finding {
  if (typeof url !== 'string' || !URL.canParse(url)) return problem(`${what}: no address in the answer`);
  const { origin } = new URL(url);
  if (allowed && new URL(allowed).origin === origin) return fine(`${what}: shown inside the app, from ${origin}`);
  return note(`${what}: comes from ${origin}; it opens in another tab unless analytics.url of config.json says "${origin}"`);
}
