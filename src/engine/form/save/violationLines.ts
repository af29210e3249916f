import type { ApiError } from '@/api/ApiError';
import type { Entity } from '../../model/Resource';
import type { ProblemLine } from './ErrorSummary';

interface Violations {
  /** The messages by field; a nested field has a dotted name. */
  refusals: ReadonlyMap<string, string>;
  /** The lines of the error summary: those with a field lead to it, the others stand alone. */
  lines: ProblemLine[];
}

/** The server's violations, assigned to the fields they are about when the form has these; `said` translates them. */
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
