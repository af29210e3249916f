import { posix } from 'node:path';
import type { WholeVocabulary } from '../../src/engine/model/defineVocabulary';
import type { Entity } from '../../src/engine/model/Resource';
import type { Schema } from '../../src/engine/model/Schema';
import { addAllTransforms, vocabulary } from '../../src/features/vocabulary';
import { checkSurroundings } from './checkSurroundings';
import { goBy } from './derive/defaults';
import type { Derivation } from './derive/Derivation';
import type { EntityFolder } from './entityFolders';
import { inlineReferences } from './inlineReferences';
import { readJson } from './JsonFile';
import type { KeptReads } from './keptReads';
import { byPlace, formatMistake, type Mistake } from './Mistake';
import { withCountedChoices } from './normaliseDashboard';
import { patchedDefaults, sessionMistakes, wholeConventionMistakes } from './patch/patchedDefaults';
import { patchedFolders, referableFiles, sharedWith } from './patch/patchedFolders';
import { entityFacts, readEntities, sharedMistakes, warningsOf, type EntitySource } from './readEntities';
import { readFolder, type ResourceFiles } from './readFolder';
import { readOwnWords, type OwnWords } from './readOwnWords';
import { refersTo } from './referenceTarget';
import { sessionOf, type NamedSession } from './sessionOf';
import { strayMistake } from './strays';
import { withoutReferences } from './withoutReferences';

export { formatMistakes, formatWarnings } from './Mistake';

// Wire schemas are made here too, and they need every transform.
addAllTransforms();

export interface ReadResult {
  /** The entities in the order of the menu. An entity with a mistake in its schema, in a file to which that refers, or in its resource is left out. */
  entities: EntitySource[];
  /** How people sign in, where it is not the platform's own way. */
  session?: NamedSession | undefined;
  /** The words that the integrator's folders have beside their entities, by namespace. */
  ownWords: OwnWords;
  /** The schemas of `shared/` by the names of their files, with references resolved. */
  shared: Record<string, Schema>;
  /** The mistakes of every file, in the order of the files. */
  mistakes: Mistake[];
  /** What breaks nothing, and may be meant otherwise: what is ignored, and what is taken for granted. */
  warnings: Mistake[];
  /** The values that no file states, by the name of the entity. */
  derived: Readonly<Record<string, Derivation[]>>;
}

/** Reads every entity of a folder and of those added to it from disk. Throws only what reading files throws: mistakes are part of the answer. */
export function readResources(folder: string, added: readonly string[] = [], named = vocabulary, kept?: KeptReads): ReadResult {
  return readResourceFiles(readFolder(folder, added), named, kept);
}

/**
 * Reads entities from texts. Everything that the plugin, `npm run check` and the tests know about `schemas/` comes from here. An entity whose files
 * have not changed is not read again, so that saving one of five hundred stays quick. `named` holds the names that a `resource.json` may use; `kept` is what was
 * worked out by an earlier command, with the same code and the same names.
 */
export function readResourceFiles(texts: ResourceFiles, named = vocabulary, kept?: KeptReads): ReadResult {
  const { messageContexts, added = [] } = texts;
  const wrong = texts.conventions ? wholeConventionMistakes(readJson(texts.conventions.path, texts.conventions.text), named) : [];
  // Nothing can be derived from wrong conventions.
  if (wrong.length > 0) return { entities: [], ownWords: { fr: {}, en: {} }, shared: {}, mistakes: wrong, warnings: [], derived: {} };
  const conventions = patchedDefaults(added, named);
  goBy(conventions.defaults);
  const folders = patchedFolders(texts);
  const shared = referableFiles(folders, texts);
  const ownWords = readOwnWords(added, named);
  const reading = { shared, named, ...(kept && { kept }) };
  const facts = entityFacts(folders, reading);
  const surroundings = { entities: folders.map(({ name }) => name), ...namesByFacts(folders, facts), messageContexts, named };
  const read = readEntities(folders, surroundings, reading);
  const ofShared = [...shared.values()].map((file) => ({ file, mistakes: sharedMistakes(file, shared) }));
  const wrongShared = new Set(ofShared.flatMap((one) => (one.mistakes.length > 0 ? one.file : [])));
  const mistakes = [
    ...ofShared.flatMap((one) => one.mistakes),
    ...read.flatMap((entity) => entity.mistakes),
    ...checkSurroundings(read.flatMap(({ draft }) => draft ?? [])),
    ...conventions.mistakes,
    ...sessionMistakes(added, surroundings.entities),
    ...ownWords.mistakes,
    ...[...(texts.strays ?? [])].flatMap(([folder, files]) => files.map((file) => strayMistake(folder, file))),
  ];
  const isSound = ({ schema }: EntityFolder) => !schema || !refersTo(wrongShared, schema, shared);
  const whole = read.flatMap(({ entity }, index) => (entity && isSound(folders[index]!) ? entity : [])).sort(byMenu(named.menuGroups));
  const entities = whole.map((entity) => withCountedChoices(entity, whole));
  return {
    entities,
    session: sessionOf(conventions.defaults.session, entities.map(({ resource }) => resource), named),
    ownWords: ownWords.words,
    shared: Object.fromEntries(
      [...sharedWith(texts)].map(([path, file]) => [posix.basename(path, '.json'), withoutReferences(inlineReferences(file, shared).schema)]),
    ),
    mistakes: unique(mistakes).sort(byPlace),
    warnings: unique([...[...shared.values()].flatMap((file) => warningsOf(file, shared)), ...facts.flatMap(({ warnings }) => warnings)]).sort(byPlace),
    derived: Object.fromEntries(folders.map(({ name }, index) => [name, read[index]?.derived ?? []])),
  };
}

/** The entities of these files whose records can be found by typing, to which references may lead, and the entities whose `id` is a text. */
export function searchedEntities(texts: Pick<ResourceFiles, 'files' | 'added'>): { searched: string[]; textual: string[] } {
  const folders = patchedFolders(texts);
  return namesByFacts(folders, entityFacts(folders, { shared: referableFiles(folders, texts), named: vocabulary }));
}

function namesByFacts(folders: readonly EntityFolder[], facts: ReturnType<typeof entityFacts>): { searched: string[]; textual: string[] } {
  const namesOf = (fact: 'isSearched' | 'isTextual') => folders.filter((_folder, index) => facts[index]?.[fact]).map(({ name }) => name);
  return { searched: namesOf('isSearched'), textual: namesOf('isTextual') };
}

/** Removes repeated mistakes, because every entity that refers to a shared file reports the file's mistakes. */
function unique(mistakes: readonly Mistake[]): Mistake[] {
  return [...new Map(mistakes.map((mistake) => [formatMistake(mistake), mistake])).values()];
}

/** The order of the menu, by its groups. Entities without an entry come last, by name. */
function byMenu(groups: WholeVocabulary['menuGroups']): (a: Entity, b: Entity) => number {
  const rank = ({ resource: { menu } }: Entity) => (menu ? (groups[menu.group]?.order ?? 0) : Number.MAX_SAFE_INTEGER);
  return (a, b) => rank(a) - rank(b) || (a.resource.menu?.order ?? 0) - (b.resource.menu?.order ?? 0) || a.resource.name.localeCompare(b.resource.name);
}
