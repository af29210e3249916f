import type { FilterDefinition } from '../model/ListDefinition';
import type { EntityBody } from '../model/Resource';

/** What the input of a filter receives, whatever it asks. */
export interface FilterInputProps {
  /** Of the control that takes the focus. */
  id: string;
  entity: EntityBody;
  filter: FilterDefinition;
  label: string;
  /** Those of the address. */
  values: readonly string[];
  onChange: (values: readonly string[], history?: 'push' | 'replace') => void;
  /** What an empty box stands for; of a reference. */
  placeholder?: string;
}
