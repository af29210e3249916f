import Box from '@mui/material/Box';
import { useId } from 'react';
import { AskedReference } from '@/engine/action/AskedReference';
import { useEntity } from '@/engine/data/EngineContext';
import { FieldFrame } from '@/engine/fields/FieldFrame';
import { useLabels, useMenuWord } from '@/engine/fields/labels';
import { SmallSelect } from '@/engine/fields/SmallSelect';
import { useTranslation } from '@/i18n/useTranslation';
import { PartBoundary } from '@/ui/PartBoundary';
import type { RecipientSource } from './sources';

/** The list in which recipients are picked. */
export interface ChosenSource {
  source: RecipientSource | undefined;
  /** The id of the record under which they are listed, where there is one. */
  ownerId: number | undefined;
}

interface SourceChoiceProps {
  sources: readonly RecipientSource[];
  chosen: ChosenSource;
  onChange: (chosen: ChosenSource) => void;
}

/** A choice of the list in which recipients are picked: first its kind, then the record under which they are listed. */
export function SourceChoice({ sources, chosen: { source, ownerId }, onChange }: SourceChoiceProps) {
  const { t } = useTranslation('recipients');
  const menuWord = useMenuWord();
  const id = useId();
  const choices = sources.map(({ value, resource, owner }) => ({ value: String(value), label: menuWord(owner?.resource ?? resource) }));
  const select = (value: string) => onChange({ source: sources.find((one) => String(one.value) === value), ownerId: undefined });

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '& > *': { flex: '1 1 280px', maxWidth: 420 } }}>
      {choices.length > 1 && (
        <FieldFrame id={id} label={t('source')} labelPlace="above" help={undefined} message={undefined}>
          <SmallSelect id={id} value={String(source?.value ?? '')} choices={choices} onChange={select} />
        </FieldFrame>
      )}
      {source?.owner && (
        <PartBoundary>
          <OwnerChoice owner={source.owner} value={ownerId} onChange={(chosen) => onChange({ source, ownerId: chosen })} />
        </PartBoundary>
      )}
    </Box>
  );
}

interface OwnerChoiceProps {
  owner: NonNullable<RecipientSource['owner']>;
  value: number | undefined;
  onChange: (id: number | undefined) => void;
}

function OwnerChoice({ owner, value, onChange }: OwnerChoiceProps) {
  const id = useId();
  const entity = useEntity(owner.resource);
  const label = useLabels(entity.resource).page('show');
  const choose = (chosen: unknown) => onChange(typeof chosen === 'number' ? chosen : undefined);
  return <AskedReference id={id} entity={entity} resource={owner.resource} label={label} value={value} message={undefined} onChange={choose} />;
}
