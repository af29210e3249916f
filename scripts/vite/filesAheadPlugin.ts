import type { Plugin } from 'vite';
import type { ResourceSummary } from '../../src/engine/model/Resource';
import type { ResourcesApi } from '../resources/resourcesPlugin';

interface BuiltFile {
  fileName: string;
  name: string;
  moduleIds: readonly string[];
}

/** The files that `src/boot.js` requests by name. */
const PARTS = ['list', 'grid', 'library', 'form', 'show', 'fr', 'en', 'fr-form', 'en-form'];

/** Every page of the app waits for the styles of its shell and of its lists. */
const LIST_STYLE = /^assets\/list-.*\.css$/;

/**
 * Replaces `__FILES__` in the page by the files behind each address, so that an operator with a restored session requests them all at once.
 * Otherwise each would be found only by running the one before.
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
        const style = Object.keys(bundle).find((file) => LIST_STYLE.test(file));
        return html.replace('__FILES__', filesAhead(files, await readResources(), style));
      },
    },
  };
}

/**
 * A list of `name=file`, separated by spaces. A route stands for its entity, longer routes first. The files have no extension, so that nothing
 * mistakes them for files to load.
 */
export function filesAhead(files: readonly BuiltFile[], resources: readonly Pick<ResourceSummary, 'name' | 'route'>[], style?: string): string {
  const bodies = new Map(files.flatMap((file) => file.moduleIds.flatMap((id) => (/virtual:resources\/body\/(\w+)/.exec(id) ?? []).slice(1).map((entity) => [entity, file] as const))));
  const parts = PARTS.map((part) => [part, files.find(({ name, moduleIds }) => name === part && !moduleIds.some((id) => id.includes('virtual:resources/body/')))] as const);
  const routes = resources.flatMap(({ name, route }) => (route ? [[route, bodies.get(name)] as const] : []));
  const styles = [['style', style === undefined ? undefined : { fileName: style }] as const];
  return [...styles, ...parts, ...routes.toSorted(([a], [b]) => b.length - a.length)].flatMap(([key, file]) => (file ? [`${key}=${bareName(file)}`] : [])).join(' ');
}

function bareName({ fileName }: Pick<BuiltFile, 'fileName'>): string {
  return fileName.replace(/^assets\/(.*)\.(?:js|css)$/, '$1');
}
