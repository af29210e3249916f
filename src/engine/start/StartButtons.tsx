import PostAddOutlined from '@mui/icons-material/PostAddOutlined';
import { Suspense, useState } from 'react';
import { HeaderButton } from '@/ui/HeaderButton';
import { useLabels } from '../labels';
import type { Picked } from '../list/Picked';
import type { StartDefinition } from '../Resource';
import { StartDialog } from './startDialogChunk';
import { useStarts } from './useStarts';

/** The creations that may begin with all that the list shows; nothing for an empty one. */
export function StartButtons({ entity, list, query, total }: Omit<Picked, 'scope'>) {
  const labels = useLabels(entity.resource);
  const starts = useStarts(entity);
  const [started, setStarted] = useState<StartDefinition>();
  if (total === 0) return null;

  return (
    <>
      {starts.map((start) => (
        <HeaderButton key={start.name} icon={<PostAddOutlined />} onClick={() => setStarted(start)}>
          {labels.action(start.name)}
        </HeaderButton>
      ))}
      <Suspense>
        {started && (
          <StartDialog start={started} picked={{ entity, list, scope: { kind: 'matching', query, total }, query, total }} onClose={() => setStarted(undefined)} />
        )}
      </Suspense>
    </>
  );
}
