/** The values of one query parameter: those of `name` and `name[]`, and those of `name[key]`. */
export interface Parameter {
  values: string[];
  /** Whether the array form was used, because some filters understand only one of the two forms. */
  isArray: boolean;
  keyed: Record<string, string>;
}

/** Reads a query as PHP does: `status[]=0&status[]=1`, `createdDate[after]=2024-05-01`. A parameter with an empty value is present, but has no value. */
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
