import { useEngine } from '@/engine/data/EngineContext';
import { Guarded } from '@/engine/page/Guarded';
import { useRecordId } from '@/engine/page/useRecordId';
import { NotFoundPage } from '@/ui/NotFoundPage';
import type { RecordScreen } from '@/engine/model/Extension';
import type { ResourceSummary } from '@/engine/model/Resource';

/** Renders a hand-written page for operators who may do the operation that it stands for. */
export function RecordScreenRoute({ screen }: { screen: RecordScreen }) {
  const { name, operation } = screen;
  const resource = useEngine().resources.find((one) => one.name === name);
  if (!resource) return <NotFoundPage />;
  return (
    <Guarded resource={resource} operation={operation}>
      {screen.path === 'create' ? <screen.Screen name={name} /> : <AboutRecord resource={resource} Screen={screen.Screen} />}
    </Guarded>
  );
}

/** Each record has a page of its own, so that nothing of one survives a change of record. */
function AboutRecord({ resource, Screen }: Pick<Extract<RecordScreen, { path: `${string}:id` }>, 'Screen'> & { resource: ResourceSummary }) {
  const id = useRecordId(resource);
  return id === undefined ? <NotFoundPage /> : <Screen key={id} name={resource.name} id={id} />;
}
