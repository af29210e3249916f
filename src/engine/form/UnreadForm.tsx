import { useState, type ComponentProps } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { RecordField } from '../fields/RecordField';
import { RecordSection, SectionsPaper } from '../fields/RecordSections';
import type { EntityBody } from '../model/Resource';
import { RecordLoadError } from '../page/RecordLoadError';
import { DraftNotice } from './DraftNotice';
import { useDraft } from './useDraft';

interface UnreadFormProps extends ComponentProps<typeof RecordLoadError> {
  /** What the form is for: another entity than that of the record which cannot be read where the form only begins with that. */
  entity: EntityBody;
}

/** In the place of a form whose record cannot be read, as it was deleted: why, and what was typed, which would otherwise be kept where nobody can read it. */
export function UnreadForm({ entity, ...unread }: UnreadFormProps) {
  return (
    <>
      <RecordLoadError {...unread} />
      <TypedBefore entity={entity} />
    </>
  );
}

function TypedBefore({ entity }: { entity: EntityBody }) {
  const { t } = useTranslation('form');
  const { found, drop } = useDraft();
  const [isDiscarded, setDiscarded] = useState(false);
  const values = found?.values ?? {};
  const names = Object.keys(values);
  if (names.length === 0 || isDiscarded) return null;

  function handleDiscard() {
    drop();
    setDiscarded(true);
  }

  return (
    <>
      <DraftNotice found={t('draft.unread')} onDiscard={handleDiscard} />
      <SectionsPaper>
        <RecordSection title={t('draft.typed')} rows={names.map((name) => [name])} rowsAre="dl">
          {(name) => <RecordField key={name} entity={entity} record={values} name={name} />}
        </RecordSection>
      </SectionsPaper>
    </>
  );
}
