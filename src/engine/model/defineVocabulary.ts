import type { Dialect } from '../../api/Dialect';
import type { SessionFactory } from '../../session/SessionAdapter';
import { joined } from './joined';
import type { Options } from './options';
import type { RecordSource } from './RecordSource';
import type { Schema } from './Schema';
import type { AnyFactory, RecordTransform, Transform } from './transforms/Transform';

/**
 * The names, with their options, that a part of the product adds to the language of `resource.json`. The checks of `schemas/`, the build and the types read
 * it, but never a browser: it and its transforms therefore import by relative paths, and no component. The code behind the names is in the `extension.ts`
 * beside it.
 */
export interface Vocabulary {
  /** The file of the vocabulary (`import.meta.url`): each transform is in the file of its name, in the folder `transforms` beside it. */
  place: string;
  widgets?: Readonly<Record<string, WidgetWord>>;
  actions?: Readonly<Record<string, ActionWord>>;
  /** The transforms of a field. */
  transforms?: Readonly<Record<string, TransformWord<Transform>>>;
  /** The transforms of a whole record, or of each object of a list. */
  recordTransforms?: Readonly<Record<string, TransformWord<RecordTransform>>>;
  /** The sources: how the records of an entity are read and changed, each in the file of its name in the folder `sources`. */
  sources?: Readonly<Record<string, RecordSource>>;
  /** The dialects: how an API expresses its records, each in the file of its name in the folder `dialects`. */
  dialects?: Readonly<Record<string, DialectWord>>;
  /** The ways to sign in, each in the file of its name in the folder `sessions`. `schemas/defaults.json` chooses one (`session`). */
  sessions?: Readonly<Record<string, SessionWord>>;
  /** The icons for entries of the menu. */
  icons?: Readonly<Record<string, object>>;
  /** The groups of menu entries; the label of a group is `groups.<name>`. */
  menuGroups?: Readonly<Record<string, MenuGroupWord>>;
}

/** The options that may stand beside a name; none by default. */
export interface Word {
  options?: Options;
}

export interface ActionWord extends Word {
  /** The action leads to another page: it has no result to report here. */
  leads?: true;
}

/** A name that is used for a field. */
export interface FieldWord extends Word {
  /** Says what the field must be, when it does not fit. */
  misfit?(field: Schema): string | undefined;
}

export interface WidgetWord extends FieldWord {
  /** The transform that the widget needs, of the field or of the record. A transform of the field need not be written in the resource. */
  transform?: string;
  /** The values that fields of the items may have and that need words, where the schema allows others too. */
  choices?: Readonly<Record<string, readonly unknown[]>>;
  /** Default options, which follow from the name of the field, the fields beside it and the options that are written. */
  derive?(name: string, beside: Schema, written: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
}

export interface MenuGroupWord {
  /** The place of the group in the menu, in ascending order: our groups have 0, 10 and, for the settings, 100. */
  order: number;
}

export interface TransformWord<Made> extends FieldWord {
  make: AnyFactory<Made>;
}

export interface DialectWord extends Word {
  /** Makes the dialect; absent for the platform's own, which the app always has. */
  make?(options: never, facts: DialectFacts): Dialect;
  /** The general dialect with the same answers, which the sandbox uses; by default, the sandbox answers as the platform does. */
  sandbox?(options: never): { use: 'rest' | 'jsonApi'; options: object };
  /** Says what is missing when options contradict each other. */
  misfit?(options: never): string | undefined;
}

/** What a dialect may know about the records of an entity besides its options. */
export interface DialectFacts {
  /** The fields that are never sent. */
  readOnly: readonly string[];
  /** The fields that hold whole numbers, or lists of them: some APIs write these as text. */
  integers: readonly string[];
}

export interface SessionWord extends Word {
  /** Makes the adapter; absent for the platform's own, which is the default. */
  make?(options: never, rights: SessionRights): SessionFactory;
  /** The general way that calls in the same way, which the sandbox uses; by default, people sign in to the sandbox as on the platform. */
  sandbox?(options: never): { use: 'bearer' | 'basic' | 'cookie'; options: object };
}

/** What an adapter may know of the rights of the entities. */
export interface SessionRights {
  /** The names of the permissions that the entities of the option `rights` ask for; those of all entities without that option. */
  derived(): Promise<readonly string[]>;
}

/** All the names that a `resource.json` may use. */
export interface WholeVocabulary extends Required<Omit<Vocabulary, 'place'>> {
  /** The file that exports each transform, source, dialect or way to sign in, by name. The body of an entity imports those that it names. */
  files: { transforms: Files; sources: Files; dialects: Files; sessions: Files };
}

type Files = Readonly<Record<string, URL>>;

export function defineVocabulary<Added extends Vocabulary>(vocabulary: Added): Added {
  return vocabulary;
}

/** Joins the names of several vocabularies. Throws an `Error` when two of them use the same name. */
export function joinVocabularies(vocabularies: readonly Vocabulary[]): WholeVocabulary {
  const filesOf = (folder: string, names: object, place: string): Files => Object.fromEntries(Object.keys(names).map((name) => [name, new URL(`./${folder}/${name}.ts`, place)]));
  return {
    widgets: joined('a widget', vocabularies.map(({ widgets }) => widgets)),
    actions: joined('an action', vocabularies.map(({ actions }) => actions)),
    transforms: joined('a transform', vocabularies.map(({ transforms }) => transforms)),
    recordTransforms: joined('a transform', vocabularies.map(({ recordTransforms }) => recordTransforms)),
    sources: joined('a source', vocabularies.map(({ sources }) => sources)),
    dialects: joined('a dialect', vocabularies.map(({ dialects }) => dialects)),
    sessions: joined('a way to sign in', vocabularies.map(({ sessions }) => sessions)),
    icons: joined('an icon', vocabularies.map(({ icons }) => icons)),
    menuGroups: joined('a group of the menu', vocabularies.map(({ menuGroups }) => menuGroups)),
    files: {
      // A field's transform and a record's transform must not share a name, since the body of an entity may import both.
      transforms: joined('a transform', vocabularies.map(({ place, transforms, recordTransforms }) => filesOf('transforms', { ...transforms, ...recordTransforms }, place))),
      sources: joined('a source', vocabularies.map(({ place, sources = {} }) => filesOf('sources', sources, place))),
      dialects: joined('a dialect', vocabularies.map(({ place, dialects = {} }) => filesOf('dialects', dialects, place))),
      sessions: joined('a way to sign in', vocabularies.map(({ place, sessions = {} }) => filesOf('sessions', sessions, place))),
    },
  };
}
