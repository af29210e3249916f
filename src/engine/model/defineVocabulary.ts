import type { Dialect } from '../../api/Dialect';
import { joined } from './joined';
import type { Options } from './options';
import type { RecordSource } from './RecordSource';
import type { Schema } from './Schema';
import type { AnyFactory, RecordTransform, Transform } from './transforms/Transform';

/**
 * The names that a part of the product adds to what a `resource.json` may say, with their options. It is read by the checks of `schemas/`, by the build and by
 * types, never in a browser: so it and its transforms import by relative paths, and no component. What renders and does what is named here is in the
 * `extension.ts` beside it.
 */
export interface Vocabulary {
  /** Where it stands (`import.meta.url`): each of its transforms is in the file of its name in the folder `transforms` beside it. */
  place: string;
  widgets?: Readonly<Record<string, WidgetWord>>;
  actions?: Readonly<Record<string, ActionWord>>;
  /** Of a field. */
  transforms?: Readonly<Record<string, TransformWord<Transform>>>;
  /** Of a whole record, or of each object of a list. */
  recordTransforms?: Readonly<Record<string, TransformWord<RecordTransform>>>;
  /** How the records of an entity are read and changed, each in the file of its name in the folder `sources`. */
  sources?: Readonly<Record<string, RecordSource>>;
  /** How an API says its records, each in the file of its name in the folder `dialects`. */
  dialects?: Readonly<Record<string, DialectWord>>;
  /** Of an entry of the menu. */
  icons?: Readonly<Record<string, object>>;
  /** Of the entries of the menu; each is called by the word `groups.<name>`. */
  menuGroups?: Readonly<Record<string, MenuGroupWord>>;
}

/** What may stand beside a name; nothing unless said. */
export interface Word {
  options?: Options;
}

export interface ActionWord extends Word {
  /** To a page: it has no end that would be told. */
  leads?: true;
}

export interface WidgetWord extends Word {
  /** What the field must be, of one that is something else. */
  misfit?(field: Schema): string | undefined;
  /** The transform that its field has, of a field or of the record: one of a field need not be written. */
  transform?: string;
  /** Options that follow from the name of the field and from those beside it, unless said. */
  derive?(name: string, beside: Schema): Readonly<Record<string, unknown>>;
}

export interface MenuGroupWord {
  /** Groups stand in the order of this number: ours are 0, 10 and, the settings, 100. */
  order: number;
}

export interface TransformWord<Made> extends Word {
  make: AnyFactory<Made>;
}

export interface DialectWord extends Word {
  /** Absent for that of the platform, which the app speaks by itself. */
  make?(options: never, facts: DialectFacts): Dialect;
  /** The dialect of ours that it is another name of, by which the sandbox answers; it answers as the platform does unless said. */
  sandbox?(options: never): { use: 'rest' | 'jsonApi'; options: object };
  /** What options must have that do not go together. */
  misfit?(options: never): string | undefined;
}

/** What a dialect may know of the records of an entity beside its options. */
export interface DialectFacts {
  /** The fields that are never sent. */
  readOnly: readonly string[];
  /** The fields that are whole numbers, or lists of them: some APIs write them as text. */
  integers: readonly string[];
}

/** All that a `resource.json` may name. */
export interface WholeVocabulary extends Required<Omit<Vocabulary, 'place'>> {
  /** By the name of a transform, of a source or of a dialect, the file that exports it: the body of an entity imports those that it names. */
  files: { transforms: Files; sources: Files; dialects: Files };
}

type Files = Readonly<Record<string, URL>>;

export function defineVocabulary<Added extends Vocabulary>(vocabulary: Added): Added {
  return vocabulary;
}

/** All that these name. Throws an `Error` when two of them use one name. */
export function joinVocabularies(vocabularies: readonly Vocabulary[]): WholeVocabulary {
  const filesOf = (folder: string, names: object, place: string): Files => Object.fromEntries(Object.keys(names).map((name) => [name, new URL(`./${folder}/${name}.ts`, place)]));
  return {
    widgets: joined('a widget', vocabularies.map(({ widgets }) => widgets)),
    actions: joined('an action', vocabularies.map(({ actions }) => actions)),
    transforms: joined('a transform', vocabularies.map(({ transforms }) => transforms)),
    recordTransforms: joined('a transform', vocabularies.map(({ recordTransforms }) => recordTransforms)),
    sources: joined('a source', vocabularies.map(({ sources }) => sources)),
    dialects: joined('a dialect', vocabularies.map(({ dialects }) => dialects)),
    icons: joined('an icon', vocabularies.map(({ icons }) => icons)),
    menuGroups: joined('a group of the menu', vocabularies.map(({ menuGroups }) => menuGroups)),
    files: {
      // A name is that of a field's transform or of a record's: the body of an entity may import both.
      transforms: joined('a transform', vocabularies.map(({ place, transforms, recordTransforms }) => filesOf('transforms', { ...transforms, ...recordTransforms }, place))),
      sources: joined('a source', vocabularies.map(({ place, sources = {} }) => filesOf('sources', sources, place))),
      dialects: joined('a dialect', vocabularies.map(({ place, dialects = {} }) => filesOf('dialects', dialects, place))),
    },
  };
}
