import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyValue } from '@/ui/EmptyValue';
import { Fold } from '@/ui/Fold';
import { FoldButton } from '@/ui/FoldButton';
import type { Labels } from '../fields/labels';
import { ReadField } from '../fields/RecordField';
import type { Section } from '../model/Resource';
import './record.css';

interface EmptyFieldsProps {
  /** The sections with those of their fields that are empty. */
  sections: readonly Section[];
  labels: Labels;
}

/** The empty fields of a record, out of the way of the others: their number and, when unfolded, their labels. */
export function EmptyFields({ sections, labels }: EmptyFieldsProps) {
  const { t } = useTranslation('show');
  const id = useId();
  const [isFolded, setFolded] = useState(true);
  const fields = sections.flatMap(({ rows }) => rows.flat());
  if (fields.length === 0) return null;

  return (
    <div className="empty-fields">
      <FoldButton isFolded={isFolded} controls={id} onToggle={() => setFolded(!isFolded)}>
        {t('emptyFields', { count: fields.length })}
      </FoldButton>
      <Fold id={id} isFolded={isFolded} onUnfold={() => setFolded(false)}>
        <dl>
          {fields.map((name) => (
            <ReadField key={name} label={labels.field(name)}>
              <EmptyValue />
            </ReadField>
          ))}
        </dl>
      </Fold>
    </div>
  );
}
