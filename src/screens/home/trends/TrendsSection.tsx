import { useEngine } from '@/engine/data/EngineContext';
import { can } from '@/engine/model/permissions';
import { useConfig, useSession } from '@/session/hooks';
import { lazyPart } from '@/ui/lazyPart';
import { PartBoundary } from '@/ui/PartBoundary';
import { useIsNear } from '@/ui/useIsNear';

const { Part: Trends } = lazyPart(() => import('./Trends').then((m) => m.Trends));

/** Figures of the last weeks, for operators who may see figures. Nothing is requested before the section comes into sight. */
export function TrendsSection() {
  const { resources } = useEngine();
  const session = useSession();
  const config = useConfig();
  const [isInSight, place] = useIsNear<HTMLDivElement>('0px');
  const figures = resources.filter((resource) => resource.dashboard && !resource.dashboard.path.includes('{') && can('dashboard', resource, session, config));
  if (figures.length === 0) return null;
  return (
    <div ref={place}>
      <PartBoundary failure={null}>{isInSight && <Trends figures={figures} />}</PartBoundary>
    </div>
  );
}
