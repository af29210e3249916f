import { alternativesKey } from './alternativesKey';

/** What Ajv reports of a rule that is broken. */
export interface SchemaError {
  keyword: string;
  /** JSON pointer: `/schedules/0/start`; empty for the whole. */
  instancePath: string;
  /** Where the rule stands: `#/properties/contact/oneOf/1/required`. */
  schemaPath: string;
  params: Record<string, unknown>;
  /** Of a rule about the name itself. */
  propertyName?: string;
}

/** By the key of alternatives: the position of the one that the form shows. */
export type ShownBranches = ReadonlyMap<string, { index: number }>;

/**
 * The errors that somebody can act upon. Where no alternative holds, every one of them says why; only the one that the form shows is told of, or
 * the one that the value comes nearest to. `if` only says that another rule, reported beside it, was asked.
 */
export function tellingErrors(errors: readonly SchemaError[], shown: ShownBranches): SchemaError[] {
  const found = errors.filter(({ keyword }) => keyword !== 'if');
  // From the inside: how near a value comes to an alternative is measured by what is told of it.
  const innermost = found.filter(isOfAlternatives).toSorted((one, other) => other.schemaPath.length - one.schemaPath.length);
  return innermost.reduce((kept, error) => withOneBranch(kept, error, shown), found);
}

function withOneBranch(errors: readonly SchemaError[], error: SchemaError, shown: ShownBranches): SchemaError[] {
  const of = (branch: number) => errors.filter((one) => branchOf(one, error) === branch);
  const broken = [...new Set(errors.map((one) => branchOf(one, error)))].filter((branch) => branch !== undefined);
  const branch = shown.get(alternativesKey(error.keyword, error.instancePath.split('/').slice(1)))?.index ?? nearest(broken, of);
  const told = branch === undefined ? [] : of(branch);
  return errors.filter((one) => (one === error ? told.length === 0 : branchOf(one, error) === undefined || told.includes(one)));
}

/** The position of the alternative that an error is about, among those that another error says none of holds. */
function branchOf({ schemaPath, instancePath }: SchemaError, alternatives: SchemaError): number | undefined {
  const isInside = schemaPath.startsWith(`${alternatives.schemaPath}/`) && instancePath.startsWith(alternatives.instancePath);
  return isInside ? Number.parseInt(schemaPath.slice(alternatives.schemaPath.length + 1), 10) : undefined;
}

/** What tells alternatives apart counts more than what one of them lacks. */
function nearest(branches: readonly number[], errorsOf: (branch: number) => readonly SchemaError[]): number | undefined {
  const distance = (branch: number) => errorsOf(branch).reduce((sum, { keyword }) => sum + (TELLS_APART.has(keyword) ? FAR : 1), 0);
  return branches.toSorted((one, other) => distance(one) - distance(other))[0];
}

const TELLS_APART = new Set(['const', 'enum', 'type', 'additionalProperties']);

const FAR = 1000;

function isOfAlternatives({ keyword }: SchemaError): boolean {
  return keyword === 'oneOf' || keyword === 'anyOf';
}
