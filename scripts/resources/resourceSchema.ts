import handWritten from '../../schemas/resource.schema.json' with { type: 'json' };
import { DEFAULT_SETTINGS } from '../../src/config/Config';
import { PLATFORM_FAULTS } from '../../src/config/platformFaults';
import type { WholeVocabulary, Word } from '../../src/engine/model/defineVocabulary';
import type { Options } from '../../src/engine/model/options';
import { vocabulary } from '../../src/features/vocabulary';

type Words = readonly [name: string, word: Word][];

/** The vocabularies whose names may stand alone or as `{ "use": name }` beside options. */
function usesIn({ transforms, recordTransforms, widgets, dialects }: WholeVocabulary): { kind: string; what: string; words: Words }[] {
  return [
    { kind: 'transform', what: 'transform', words: Object.entries(transforms) },
    { kind: 'recordTransform', what: 'transform of a whole record', words: Object.entries(recordTransforms) },
    { kind: 'widget', what: 'widget', words: Object.entries(widgets) },
    { kind: 'dialect', what: 'dialect', words: Object.entries(dialects) },
  ];
}

/** The definitions of `resource.schema.json` that are generated from the vocabularies. */
const MADE = /^(transform|recordTransform|widget|dialect)$|(Transform|Widget|Action|Dialect|Use)$|^(transform|recordTransform|widget|action|source|dialect)Name$/;

/**
 * `schemas/resource.schema.json` with the current names and options of the vocabularies, the settings and the platform's faults. The checks of
 * `schemas/` use it, and `npm run codegen` writes it to the file for editors.
 */
export function resourceSchema(named: WholeVocabulary = vocabulary): typeof handWritten {
  const { definitions, ...schema } = handWritten;
  const actions: Words = Object.entries(named.actions);
  const own = Object.fromEntries(Object.entries(definitions).filter(([name]) => !MADE.test(name)));
  const setting = { ...definitions.setting, enum: Object.keys(DEFAULT_SETTINGS) };
  const fault = { ...definitions.fault, enum: [...PLATFORM_FAULTS] };
  const action = { ...definitions.action, allOf: actions.map(([name, word]) => beside(name, optionsName(name, word, 'Action'))) };
  const { menu } = definitions;
  const entry = { ...menu, properties: { ...menu.properties, group: namesInOrder(named.menuGroups), icon: namesOf(Object.entries(named.icons)) } };
  const made = [
    ...usesIn(named).flatMap(({ kind, what, words }) => usesOf(kind, what, words)),
    ['actionName', namesOf(actions)],
    ['sourceName', namesOf(Object.entries(named.sources))],
    ...actions.map((one) => definitionOf(one, 'Action', Object.keys(action.properties))),
  ];
  return { ...schema, definitions: { ...own, menu: entry, setting, fault, action, noOptions: only(['use'], { properties: {} }), ...Object.fromEntries(made) } };
}

/** The options of each name that has some, under the name of its definition, for generating types. */
export function optionSchemas(named: WholeVocabulary = vocabulary): Record<string, object> {
  const all = [...usesIn(named), { kind: 'action', words: Object.entries(named.actions) }, { kind: 'session', words: Object.entries(named.sessions) }];
  const typed = (kind: string, [name, { options }]: Words[number]) => (options ? [[`${name}${suffixOf(kind)}`, { type: 'object', ...shapeOf(options), additionalProperties: false }]] : []);
  return Object.fromEntries(all.flatMap(({ kind, words }) => words.flatMap((word) => typed(kind, word))));
}

/** The definitions of the ways to sign in, which only `defaults.json` names. */
export function sessionDefinitions({ sessions }: WholeVocabulary): Record<string, object> {
  return Object.fromEntries(usesOf('session', 'way to sign in', Object.entries(sessions)));
}

function usesOf(kind: string, what: string, words: Words): [string, object][] {
  const suffix = suffixOf(kind);
  const name = { $ref: `#/definitions/${kind}Name` };
  return [
    [kind, { description: `A ${what} by its name, or { "use": name } with its options.`, anyOf: [name, { $ref: `#/definitions/${kind}Use` }] }],
    [`${kind}Name`, namesOf(words)],
    [`${kind}Use`, { type: 'object', required: ['use'], properties: { use: name }, allOf: words.map(([one, word]) => beside(one, optionsName(one, word, suffix))) }],
    ...words.flatMap((one) => (one[1].options ? [definitionOf(one, suffix, ['use'])] : [])),
  ];
}

/** The suffix of a definition. A name belongs to a field's transform or to a record's, never to both. */
function suffixOf(kind: string): string {
  return { widget: 'Widget', action: 'Action', dialect: 'Dialect', session: 'Session' }[kind] ?? 'Transform';
}

function namesInOrder(groups: WholeVocabulary['menuGroups']): { enum: string[] } {
  return { enum: Object.entries(groups).sort(([, a], [, b]) => a.order - b.order).map(([name]) => name) };
}

function namesOf(words: readonly [name: string, ...unknown[]][]): { enum: string[] } {
  return { enum: words.map(([name]) => name).toSorted() };
}

/** A rule that applies only to the name in use, so that mistakes are reported about its options alone. */
function beside(name: string, definition: string): object {
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
  return { if: { required: ['use'], properties: { use: { const: name } } }, then: { $ref: `#/definitions/${definition}` } };
}

function optionsName(name: string, { options }: Word, suffix: string): string {
  return options || suffix === 'Action' ? `${name}${suffix}` : 'noOptions';
}

function definitionOf([name, { options = { properties: {} } }]: Words[number], suffix: string, others: readonly string[]): [string, object] {
  return [`${name}${suffix}`, only(others, options)];
}

/** A schema that allows these options and the keys described elsewhere, and nothing more. */
function only(others: readonly string[], options: Options): object {
  const { properties, ...rest } = shapeOf(options);
  return { ...rest, properties: { ...Object.fromEntries(others.map((name) => [name, {}])), ...properties }, additionalProperties: false };
}

/** The shape of options, for editors and types. What a name refers to is left to the checks. */
function shapeOf(options: Options): Options {
  return JSON.parse(JSON.stringify(options, (key, value: unknown) => (REFERENCES.includes(key) && typeof value === 'string' ? undefined : value))) as Options;
}

const REFERENCES = ['refersTo', 'of'];
