import type { FilterDefinition, ListDefinition } from '../../model/ListDefinition';
import type { FilterValues } from '../../model/ListQuery';
import type { Entity } from '../../model/Resource';
import { fieldSchema } from '../../model/widgetName';

/** A text that was typed into a filter which does not look where it stands, and the filter that does. */
export interface Misplaced {
  text: string;
  typedIn: FilterDefinition;
  fitting: FilterDefinition;
}

/** The first telephone number or e-mail address among the texts of the filters that another filter of the list is made for. */
export function misplacedText({ schema }: Entity, { filters }: ListDefinition, values: FilterValues): Misplaced | undefined {
  const looksFor = (filter: FilterDefinition, text: string): boolean => {
    if (filter.operator === 'telephone') return TELEPHONE.test(text);
    return isText(filter) && fieldSchema(schema, filter.field ?? filter.name).format === 'email' && text.includes('@');
  };
  for (const typedIn of filters.filter(isText)) {
    const text = values[typedIn.name]?.[0] ?? '';
    const fitting = filters.find((filter) => filter.shown !== 'stored' && looksFor(filter, text));
    if (fitting && !values[fitting.name]) return { text, typedIn, fitting };
  }
  return undefined;
}

const TELEPHONE = /^[+0][\d\s./()-]{8,}$/;

function isText({ operator, shown }: FilterDefinition): boolean {
  return shown !== 'stored' && (operator === 'contains' || operator === 'equals');
}
