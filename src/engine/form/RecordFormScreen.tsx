import { useEntity } from '../data/EngineContext';
import { EntityForm } from './EntityForm';

interface RecordFormScreenProps {
  name: string;
  mode: 'create' | 'edit';
  id?: string;
}

/** The page that creates a record or changes one. */
export function RecordFormScreen({ name, mode, id }: RecordFormScreenProps) {
  return <EntityForm entity={useEntity(name)} mode={mode} id={id} />;
}
