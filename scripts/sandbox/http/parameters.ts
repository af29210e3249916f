/** What a query says of one parameter: the values of `name` and `name[]`, and those of `name[key]`. */
export interface Parameter {
  values: string[];
  /** Whether the array form was used: some filters only understand one of the two. */
  isArray: boolean;
  keyed: Record<string, string>;
}

/** Reads a query the way PHP does: `status[]=0&status[]=1`, `createdDate[after]=2024-05-01`; an empty value is named, and is no value. */
export function readParameters(query: URLSearchParams): Map<string, Parameter> {
  const parameters = new Map<string, Parameter>();
  for (const [key, value] of query) {
    const match = /^([^[]+)(?:\[([^\]]*)\])?$/.exec(key);
    if (!match) continue;
    const [, name = '', inner] = match;
    const parameter = parameters.get(name) ?? { values: [], isArray: false, keyed: {} };
    addValue(parameter, inner, value);
    parameters.set(name, parameter);
  }
  return parameters;
}

function addValue(parameter: Parameter, inner: string | undefined, value: string): void {
  if (inner === undefined) {
    // PHP keeps the last of several plain values.
    parameter.values = value === '' ? [] : [value];
  } else if (value === '') {
    return;
  } else if (/^\d*$/.test(inner)) {
    parameter.isArray = true;
    parameter.values.push(value);
  } else {
    parameter.keyed[inner] = value;
  }
}
