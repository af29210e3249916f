import { useEngine } from '@/engine/EngineContext';
import { Guarded } from '@/engine/Guarded';
import { useRecordId } from '@/engine/useRecordId';
import { NotFoundPage } from '@/ui/NotFoundPage';
import type { RecordScreen } from './recordScreens';

/** Opens to who may do the operation that the page stands for; one page for each record. */
export function RecordScreenRoute({ screen: { name, operation, Screen } }: { screen: RecordScreen }) {
  const id = useRecordId();
  const resource = useEngine().resources.find((one) => one.name === name);
  if (!resource || id === undefined) return <NotFoundPage />;
  return (
    <Guarded resource={resource} operation={operation}>
      <Screen key={id} name={name} id={id} />
    </Guarded>
  );
}
