import type { ApiError } from '@/api/ApiError';
import type { Entity } from '../model/Resource';
import type { ProblemLine } from './ErrorSummary';

interface Violations {
  /** By field, dotted when nested. */
  refusals: ReadonlyMap<string, string>;
  /** For the summary: those with a field lead to it, the others stand alone. */
  lines: ProblemLine[];
}

/** The server's violations, back on the fields they are about when the form has them; `said` puts them in the operator's language. */
export function violationLines({ violations }: ApiError, entity: Entity, said: (message: string) => string): Violations {
  const shown = new Set(entity.resource.form.flatMap(({ rows }) => rows.flat()));
  const placed = violations.map(({ path, message }) => {
    const field = path.replaceAll(/\[(\w+)\]/g, '.$1');
    return { isShown: shown.has(field.split('.')[0] ?? ''), field, message: said(message) };
  });

  return {
    refusals: new Map(placed.filter(({ isShown }) => isShown).map(({ field, message }) => [field, message])),
    lines: placed.map(({ isShown, field, message }) => (isShown ? { field, text: message } : { text: message })),
  };
}
