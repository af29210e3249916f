// The body of a server's answer, whatever it is: the scenario reads it without checks, because the comparison finds what is missing.
// oxlint-disable-next-line typescript/no-explicit-any
export type Body = any;

export interface Answer {
  status: number;
  contentType: string;
  headers: Headers;
  text: string;
  /** The parsed text; undefined when it is not JSON. */
  body: Body;
}

/** An error in the form in which answers are compared. */
export interface RecordedError {
  message: string;
  /** The form of the body: `hydra:Error`, `problem`, `HTML` … */
  form: string;
  violations?: string[];
}

export function errorOf({ status, body, text }: Answer): RecordedError | undefined {
  if (status < 400) return undefined;
  if (typeof body !== 'object' || body === null) {
    const isPage = /^\s*<(!doctype|html|h1)/i.test(text);
    return isPage ? { message: '(a page of HTML)', form: 'HTML' } : { message: text.replace(/\s+/g, ' ').slice(0, 200), form: 'no JSON' };
  }
  const message = body['hydra:description'] ?? body.detail ?? body.message ?? body.description ?? '';
  const form = body['@type'] ?? ('detail' in body ? 'problem' : 'code' in body ? 'code+message' : Object.keys(body).join());
  const violations =
    Array.isArray(body.violations) && body.violations.map((one: { propertyPath: string; message: string }) => `${one.propertyPath}: ${one.message}`);
  return { message: String(message), form, ...(violations && { violations }) };
}
