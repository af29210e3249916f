import type { Plugin } from 'vite';
import type { ResourceSummary } from '../../src/engine/model/Resource';
import type { ResourcesApi } from '../resources/resourcesPlugin';

interface BuiltFile {
  fileName: string;
  name: string;
  moduleIds: readonly string[];
}

/** What `src/boot.js` asks for by name. */
const PARTS = ['list', 'grid', 'form', 'show', 'fr', 'en', 'frFirst', 'enFirst'];

/**
 * Tells the page, in place of `__FILES__`, which files stand behind its addresses: an operator whose session is restored asks for all of them at once, where
 * each would be found by running the one before.
 */
export function filesAheadPlugin(): Plugin {
  let readResources: ResourcesApi['summaries'];
  return {
    name: 'files-ahead',
    apply: 'build',
    configResolved({ plugins }) {
      const { api } = (plugins.find(({ name }) => name === 'resources') ?? {}) as Partial<Plugin<ResourcesApi>>;
      if (!api) throw new Error('filesAheadPlugin needs resourcesPlugin.');
      readResources = api.summaries;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const files = Object.values(bundle).filter((file) => file.type === 'chunk');
        return html.replace('__FILES__', filesAhead(files, await readResources()));
      },
    },
  };
}

/** `name=file`, separated by spaces; a route stands for its entity, the longer one first. Without their ending: the page names no file that it does not need. */
export function filesAhead(files: readonly BuiltFile[], resources: readonly Pick<ResourceSummary, 'name' | 'route'>[]): string {
  const bodies = new Map(files.flatMap((file) => file.moduleIds.flatMap((id) => (/virtual:resources\/body\/(\w+)/.exec(id) ?? []).slice(1).map((entity) => [entity, file] as const))));
  const parts = PARTS.map((part) => [part, files.find(({ name, moduleIds }) => name === part && !moduleIds.some((id) => id.includes('virtual:resources/body/')))] as const);
  const routes = resources.flatMap(({ name, route }) => (route ? [[route, bodies.get(name)] as const] : []));
  return [...parts, ...routes.toSorted(([a], [b]) => b.length - a.length)].flatMap(([key, file]) => (file ? [`${key}=${bareName(file)}`] : [])).join(' ');
}

function bareName({ fileName }: BuiltFile): string {
  return fileName.replace(/^assets\/(.*)\.js$/, '$1');
}
