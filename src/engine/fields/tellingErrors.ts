import { keyInSchema } from './alternativesKey';

/** A broken rule, as Ajv reports it. */
export interface SchemaError {
  keyword: string;
  /** The JSON pointer of the value: `/schedules/0/start`; empty for the whole record. */
  instancePath: string;
  /** The place of the rule in the schema: `#/properties/contact/oneOf/1/required`. */
  schemaPath: string;
  params: Record<string, unknown>;
  /** The name of the property, where the rule is about the name itself. */
  propertyName?: string;
}

/** The position of the alternative that the form shows, by the key of each group of alternatives. */
export type ShownBranches = ReadonlyMap<string, { index: number }>;

/**
 * The errors that the operator can do something about. Where no alternative holds, Ajv reports the errors of each; only those of the alternative that the form
 * shows are kept, or of the one that the value comes nearest to. `if` only says that another rule, reported beside it, was applied, and so does
 * `propertyNames` where the rule that a name breaks is reported too. Where no item is as `contains` wants one, nothing is wrong with any item.
 */
export function tellingErrors(errors: readonly SchemaError[], shown: ShownBranches): SchemaError[] {
  const isNamed = ({ keyword, params }: SchemaError) => keyword === 'propertyNames' && errors.some(({ propertyName }) => propertyName !== undefined && propertyName === params['propertyName']);
  const isOfContained = ({ schemaPath }: SchemaError) => errors.some((other) => other.keyword === 'contains' && schemaPath.startsWith(`${other.schemaPath}/`));
  const found = errors.filter((error) => error.keyword !== 'if' && !isNamed(error) && !isOfContained(error));
  // Inner alternatives come first, as the remaining errors measure how near a value comes to an alternative.
  const innermost = found.filter(isOfAlternatives).toSorted((one, other) => other.schemaPath.length - one.schemaPath.length);
  return innermost.reduce((kept, error) => withOneBranch(kept, error, shown), found);
}

function withOneBranch(errors: readonly SchemaError[], error: SchemaError, shown: ShownBranches): SchemaError[] {
  const of = (branch: number) => errors.filter((one) => branchOf(one, error) === branch);
  const broken = [...new Set(errors.map((one) => branchOf(one, error)))].filter((branch) => branch !== undefined);
  const branch = shown.get(keyInSchema(error.schemaPath, error.instancePath.split('/').slice(1)))?.index ?? nearest(broken, of, error);
  const told = branch === undefined ? [] : of(branch);
  return errors.filter((one) => (one === error ? told.length === 0 : branchOf(one, error) === undefined || told.includes(one)));
}

/** The position of the alternative that an error is about, within the alternatives of which another error says that none holds. */
function branchOf({ schemaPath, instancePath }: SchemaError, alternatives: SchemaError): number | undefined {
  const isInside = schemaPath.startsWith(`${alternatives.schemaPath}/`) && instancePath.startsWith(alternatives.instancePath);
  return isInside ? Number.parseInt(schemaPath.slice(alternatives.schemaPath.length + 1), 10) : undefined;
}

/**
 * The alternative that a value comes nearest to. A constant that tells alternatives apart counts more than a missing field, and the field on which they depend more
 * than all others, as it alone decides which of them the form renders.
 */
function nearest(branches: readonly number[], errorsOf: (branch: number) => readonly SchemaError[], { schemaPath, instancePath }: SchemaError): number | undefined {
  const decisive = DEPENDENCY.exec(schemaPath)?.[1];
  const weight = ({ keyword, instancePath: place }: SchemaError) => (decisive !== undefined && place === `${instancePath}/${decisive}` ? FARTHEST : TELLS_APART.has(keyword) ? FAR : 1);
  const distance = (branch: number) => errorsOf(branch).reduce((sum, error) => sum + weight(error), 0);
  return branches.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** The place of the alternatives that depend on a field, with its name. */
const DEPENDENCY = /\/dependencies\/([^/]+)\/(?:oneOf|anyOf)$/;

const TELLS_APART = new Set(['const', 'enum', 'type', 'additionalProperties']);

const FAR = 1000;
const FARTHEST = FAR * FAR;

function isOfAlternatives({ keyword }: SchemaError): boolean {
  return keyword === 'oneOf' || keyword === 'anyOf';
}
