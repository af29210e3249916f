import { isObject } from '@/config/isObject';
import type { Described } from '../../model/placesOf';
import type { RecordSchema, Schema } from '../../model/Schema';
import { brokenChecks } from './checks';

/** A rule that a value breaks, as the compiled validators report it. */
export interface SchemaMistake {
  keyword: string;
  /** The JSON pointer of the value: `/schedules/0/start`; empty for the whole record. */
  instancePath: string;
  /** The place of the rule in the schema: `#/properties/contact/oneOf/1/required`. */
  schemaPath: string;
  params: Readonly<Record<string, unknown>>;
  /** The name of the property, where the rule is about the name itself. */
  propertyName?: string;
}

interface Place {
  path: string;
  /** The place of this schema in that of the record. */
  at: string;
  /** The schema in which references are resolved. */
  root: RecordSchema;
}

/** Every rule of a schema that a value breaks, including those of its parts. Only the keywords of `Schema` are known. */
export function* mistakes(schema: Schema, value: unknown, place: Place): Generator<SchemaMistake> {
  const { $ref } = schema;
  if ($ref !== undefined) yield* mistakes(place.root.definitions?.[$ref.replace('#/definitions/', '')] ?? {}, value, place);
  for (const { keyword, params } of brokenChecks(schema, value)) yield { keyword, instancePath: place.path, schemaPath: `${place.at}/${keyword}`, params };
  yield* ofAlternatives(schema, value, place);
  if (Array.isArray(value)) yield* ofItems(schema, value, place);
  else if (isObject(value)) yield* ofProperties(schema, value, place);
}

function* ofItems(schema: Schema, list: readonly unknown[], { path, at, root }: Place): Generator<SchemaMistake> {
  const { items = {}, additionalItems = true } = schema as Described;
  const isTuple = Array.isArray(items);
  const places: readonly Schema[] = isTuple ? items : [];
  const [after, keyword] = isTuple ? ([additionalItems, 'additionalItems'] as const) : ([items as Schema, 'items'] as const);
  if (after === false && list.length > places.length) yield { keyword, instancePath: path, schemaPath: `${at}/${keyword}`, params: { limit: places.length } };
  for (const [index, item] of list.entries()) {
    const own = places[index];
    if (own) yield* mistakes(own, item, { path: `${path}/${index}`, at: `${at}/items/${index}`, root });
    else if (typeof after === 'object') yield* mistakes(after, item, { path: `${path}/${index}`, at: `${at}/${keyword}`, root });
  }
  yield* ofContained(schema, list, { path, at, root });
}

/** Some of the items have to match, one by default. As a compiled validator does, this stops at the first item that is one too many. */
function* ofContained({ contains, minContains = 1, maxContains }: Schema, list: readonly unknown[], { path, at, root }: Place): Generator<SchemaMistake> {
  if (!contains) return;
  const most = maxContains ?? list.length;
  const found: SchemaMistake[][] = [];
  const matching = () => found.filter((mistakesOfOne) => mistakesOfOne.length === 0).length;
  for (const [index, item] of list.entries()) {
    if (matching() <= most) found.push([...mistakes(contains, item, { path: `${path}/${index}`, at: `${at}/contains`, root })]);
  }
  if (matching() >= minContains && matching() <= most) return;
  yield* found.flat();
  yield { keyword: 'contains', instancePath: path, schemaPath: `${at}/contains`, params: { minContains, ...(maxContains !== undefined && { maxContains }) } };
}

function* ofProperties({ properties = {}, patternProperties = {}, required = [], additionalProperties = true, propertyNames }: Schema, value: Record<string, unknown>, { path, at, root }: Place): Generator<SchemaMistake> {
  for (const name of required) {
    if (value[name] === undefined) yield { keyword: 'required', instancePath: path, schemaPath: `${at}/required`, params: { missingProperty: name } };
  }
  if (propertyNames) for (const name of Object.keys(value)) yield* ofName(propertyNames, name, { path, at, root });
  for (const [name, part] of Object.entries(value)) {
    const inside = { path: `${path}/${name}`, root };
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (part === undefined) continue;
    const matching = Object.entries(patternProperties).filter(([pattern]) => new RegExp(pattern, 'u').test(name));
    for (const [pattern, described] of matching) yield* mistakes(described, part, { ...inside, at: `${at}/patternProperties/${encodeURIComponent(pattern)}` });
    if (own) yield* mistakes(own, part, { ...inside, at: `${at}/properties/${name}` });
    else if (matching.length > 0) continue;
    else if (typeof additionalProperties === 'object') yield* mistakes(additionalProperties, part, { ...inside, at: `${at}/additionalProperties` });
    else if (!additionalProperties) yield { keyword: 'additionalProperties', instancePath: path, schemaPath: `${at}/additionalProperties`, params: { additionalProperty: name } };
  }
}

/** The rules that the name of a field breaks, and that it breaks some. */
function* ofName(names: Schema, propertyName: string, { path, at, root }: Place): Generator<SchemaMistake> {
  const broken = [...mistakes(names, propertyName, { path, at: `${at}/propertyNames`, root })];
  yield* broken.map((mistake) => ({ ...mistake, propertyName }));
  if (broken.length > 0) yield { keyword: 'propertyNames', instancePath: path, schemaPath: `${at}/propertyNames`, params: { propertyName } };
}

/** The rules that the presence of a field adds. */
function* ofDependencies({ dependencies = {} }: Schema, value: unknown, place: Place): Generator<SchemaMistake> {
  if (!isObject(value)) return;
  for (const [property, needed] of Object.entries(dependencies)) {
    if (value[property] === undefined) continue;
    if (!Array.isArray(needed)) yield* mistakes(needed, value, { ...place, at: `${place.at}/dependencies/${property}` });
    else for (const missingProperty of needed.filter((name) => value[name] === undefined)) yield { keyword: 'dependencies', instancePath: place.path, schemaPath: `${place.at}/dependencies`, params: { property, missingProperty } };
  }
}

/** The rules of schemas that apply together, alternatively or under a condition. */
function* ofAlternatives(schema: Schema, value: unknown, place: Place): Generator<SchemaMistake> {
  const broken = (part: Schema, keyword: string) => [...mistakes(part, value, { ...place, at: `${place.at}/${keyword}` })];
  const own = (keyword: string): SchemaMistake => ({ keyword, instancePath: place.path, schemaPath: `${place.at}/${keyword}`, params: {} });
  const { allOf = [], anyOf, oneOf, not, if: condition } = schema;

  yield* allOf.flatMap((part, index) => broken(part, `allOf/${index}`));
  yield* ofDependencies(schema, value, place);
  for (const [keyword, branches] of [['anyOf', anyOf], ['oneOf', oneOf]] as const) {
    const found = branches?.map((branch, index) => broken(branch, `${keyword}/${index}`)) ?? [[]];
    const holding = found.filter((mistakesOfOne) => mistakesOfOne.length === 0).length;
    if (holding === 0) yield* found.flat();
    if (holding === 0 || (keyword === 'oneOf' && holding > 1)) yield own(keyword);
  }
  if (not && broken(not, 'not').length === 0) yield own('not');
  const next = condition && broken(condition, 'if').length > 0 ? 'else' : 'then';
  const followed = condition && schema[next];
  const unfollowed = followed ? broken(followed, next) : [];
  yield* unfollowed;
  if (unfollowed.length > 0) yield own('if');
}
