import type { FilterDefinition } from '../../model/ListDefinition';
import type { EntityBody } from '../../model/Resource';

/** The props of a filter's input, whatever the filter asks for. */
export interface FilterInputProps {
  /** The id of the control that takes the focus. */
  id: string;
  entity: EntityBody;
  filter: FilterDefinition;
  label: string;
  /** The filter's values in the address. */
  values: readonly string[];
  onChange: (values: readonly string[], history?: 'push' | 'replace') => void;
  /** The text of an empty box, in a filter by reference. */
  placeholder?: string;
}
