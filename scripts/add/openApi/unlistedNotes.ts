import type { Document, Part } from '../Document';
import type { Note } from '../Found';
import { look } from '../notes';
import { answerOf, listedIn } from './answers';
import { type Call, callsOf } from './calls';

/** What is known of a document of which nothing is made. */
interface Known {
  /** Whether lists were found, and it is told why they are left out. */
  isTold: boolean;
  /** The names of the schemas of objects. */
  schemas: readonly string[];
}

/** Why nothing is made of a document, and what to do. */
export function unlistedNotes(document: Document, { isTold, schemas }: Known): Note[] {
  const calls = callsOf(document);
  const posted = calls.filter((call) => call.method === 'post' && listedIn(document, answerOf(document, call.operation), call.path));
  const silent = calls.filter(({ method, operation }) => method === 'get' && !answerOf(document, operation));
  const elsewhere = referencesElsewhere(document.whole.value);
  return [
    ...(calls.length === 0 && elsewhere.length === 0 ? [look('#/paths', 'the document has no calls, which would say where records are')] : []),
    ...told(posted, 'lists of records are asked for by GET, and these are answered to a POST: they need a dialect or a source of one’s own'),
    ...told(silent, 'what these answer has no schema'),
    ...(elsewhere.length > 0 ? [look('#', `parts of the document are in other files (${few(elsewhere)}): "npx @redocly/cli bundle FILE -o api.yaml", for example, makes one file of them`)] : []),
    ...(!isTold && posted.length + silent.length + elsewhere.length === 0 && calls.length > 0 ? [look('#/paths', `no GET answers a list of objects with fields: ${few(calls.map(nameOf))}`)] : []),
    ...(schemas.length > 0 ? [look('#/components/schemas', `"--only" takes a schema alone: ${few(schemas)}`)] : []),
  ];
}

function told(calls: readonly Call[], text: string): Note[] {
  const [first] = calls;
  return first ? [look(first.operation.place, `${text}: ${few(calls.map(nameOf))}`)] : [];
}

function nameOf({ method, path }: Call): string {
  return `${method.toUpperCase()} ${path}`;
}

const MANY = 8;

function few(names: readonly string[]): string {
  return [...names.slice(0, MANY), ...(names.length > MANY ? ['…'] : [])].join(', ');
}

/** The references of a document that lead out of it. */
function referencesElsewhere(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { $ref: reference } = part as Part['value'];
  const own = typeof reference === 'string' && !reference.startsWith('#') ? [reference] : [];
  return [...new Set([...own, ...Object.values(part).flatMap(referencesElsewhere)])];
}
