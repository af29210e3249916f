import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { normalizePath, type ErrorPayload, type Plugin } from 'vite';
import type { WholeVocabulary } from '../../src/engine/model/defineVocabulary';
import type { ResourceSummary } from '../../src/engine/model/Resource';
import { isInside, ownFolders } from '../folders.mjs';
import type { Mistake } from './Mistake';
import type { KeptReads } from './keptReads';
import { extensionsModule } from './ownExtensions';
import { namesAndKept } from './readAll';
import { readFolder } from './readFolder';
import { formatMistakes, formatWarnings, readResourceFiles, type ReadResult } from './readResources';
import { PREFIX, virtualModule } from './virtualModules';

const RESOLVED = `\0${PREFIX}`;

/** What other plugins may ask of this one. */
export interface ResourcesApi {
  /** What the shell knows about each entity. */
  summaries(): Promise<readonly ResourceSummary[]>;
  /** What the files say as they are at this moment: the same object as long as none has changed. */
  read(): Promise<ReadResult>;
}

/**
 * Serves the modules of `src/engine/model/modules.d.ts` from `schemas/` and the folders `added` to it. A mistake in any of their files
 * stops a build with the whole list. In development it appears as an overlay that names its place, and the page reloads when it is corrected.
 */
export function resourcesPlugin({ added = ownFolders() }: { added?: readonly string[] } = {}): Plugin<ResourcesApi> {
  let folder = 'schemas';
  let isBuild = false;
  let known: ReturnType<typeof namesAndKept> | undefined;
  let current: ReadResult | undefined;
  let fresh: (() => ReadResult) | undefined;
  const names = () => (known ??= namesAndKept(added));
  const readAnew = async () => {
    const { named, kept } = await names();
    const isFirst = !current;
    fresh ??= freshReader(folder, added, { named, kept });
    current = fresh();
    if (isFirst) kept.store();
    return current;
  };
  const read = async () => current ?? readAnew();
  const isOurs = (file: string) => file.endsWith('.json') && [folder, ...added].some((one) => isInside(one, file));

  return {
    name: 'resources',
    enforce: 'pre',
    api: { summaries: async () => (await read()).entities.map(({ resource }) => resource), read: readAnew },

    configResolved(config) {
      isBuild = config.command === 'build';
      // The folder relative to where the command was typed, because mistakes name their files in that form.
      folder = normalizePath(relative(process.cwd(), resolve(config.root, folder)));
    },

    async buildStart() {
      const { mistakes, warnings } = await readAnew();
      if (warnings.length > 0) this.warn(formatWarnings(warnings));
      if (isBuild && mistakes.length > 0) this.error(formatMistakes(mistakes));
    },

    resolveId(id) {
      // The development server rewrites the imports of a virtual module only when its id ends like a script's.
      return id.startsWith(PREFIX) ? `${RESOLVED}${id.slice(PREFIX.length)}.js` : undefined;
    },

    async load(id) {
      if (!id.startsWith(RESOLVED)) return undefined;
      const name = id.slice(RESOLVED.length, -'.js'.length);
      if (name === 'extensions') return extensionsModule(added);
      // The watcher of files may miss one of two changes that follow each other closely: a mistake that was corrected would be told until the next.
      const result = await (current?.mistakes.length ? readAnew() : read());
      if (result.mistakes.length > 0) this.error(overlay(result.mistakes));
      return virtualModule(name, result, (await names()).named.files);
    },

    async hotUpdate({ file }) {
      if (!isOurs(file)) return undefined;
      const { mistakes } = await readAnew();
      for (const [id, module] of this.environment.moduleGraph.idToModuleMap) {
        if (id.startsWith(RESOLVED)) this.environment.moduleGraph.invalidateModule(module);
      }
      if (this.environment.name === 'client') {
        this.environment.hot.send(
          mistakes.length > 0 ? { type: 'error', err: overlay(mistakes) } : { type: 'full-reload' },
        );
      }
      return [];
    },
  };
}

/** The overlay: the first mistake at its place in the file, followed by all the others. */
function overlay(mistakes: ReadResult['mistakes']): ErrorPayload['err'] {
  const [first] = mistakes;
  return {
    message: formatMistakes(mistakes),
    stack: '',
    plugin: 'resources',
    ...(first && {
      id: resolve(first.file),
      loc: { file: resolve(first.file), line: first.line, column: first.column - 1 },
      frame: codeFrame(first),
    }),
  };
}

/** The line of a mistake with the lines before and after it, and a caret below its place. */
function codeFrame({ file, line, column }: Mistake): string {
  if (!existsSync(file)) return '';
  const lines = readFileSync(file, 'utf8').split('\n');
  const first = Math.max(line - 1, 1);
  return lines
    .slice(first - 1, line + 1)
    .flatMap((text, index) => {
      const number = first + index;
      const shown = `${number === line ? '>' : ' '} ${String(number).padStart(4)} | ${text}`;
      return number === line ? [shown, `       | ${' '.repeat(column - 1)}^`] : [shown];
    })
    .join('\n');
}

/** Reads a folder like `schemas/` and those added to it as they are at each call; the answer stays the same object as long as no file has changed. */
export function freshReader(folder: string, added: readonly string[], { named, kept }: { named?: WholeVocabulary; kept?: KeptReads } = {}): () => ReadResult {
  let last: { texts: ReturnType<typeof readFolder>; result: ReadResult } | undefined;
  return () => {
    const texts = readFolder(folder, added);
    if (!last || !isDeepStrictEqual(texts, last.texts)) last = { texts, result: readResourceFiles(texts, named, kept) };
    return last.result;
  };
}
