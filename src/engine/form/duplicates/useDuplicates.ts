import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useApi, useConfig } from '@/session/hooks';
import { useAnnounce } from '@/ui/Announcer';
import type { Labels } from '../../fields/labels';
import { recordTitle } from '../../model/recordTitle';
import type { Entity } from '../../model/Resource';
import type { DuplicateCheck } from '../../model/SavingDefinition';
import type { RecordData } from '../../model/Schema';
import { isSameValue } from '../../model/transforms/emptyValue';
import { transformContext } from '../../model/transforms/transformContext';
import { controlId } from '../FormState';
import type { FieldError } from '../../fields/validateRecord';
import { findDuplicates, isOf, type Duplicates } from './findDuplicates';

interface DuplicatesOptions {
  entity: Entity;
  labels: Labels;
  checks: readonly DuplicateCheck[];
  record: RecordData;
  /** The record as it was before an edit, whose own values are not looked for. */
  before: RecordData | undefined;
  /** The mistakes in the form; a value with a mistake is not looked for. */
  errors: readonly FieldError[];
}

/** Looks for duplicates each time the operator leaves a field whose value has changed since the last look. Nothing is requested while they type. */
export function useDuplicates({ entity, labels, checks, record, before, errors }: DuplicatesOptions) {
  const { found, ask } = useAsk(entity, labels);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const asked = useRef(new Map<string, unknown>());

  useEffect(() => {
    // The last characters reach the record just after the field was left, so the look waits for them.
    const timer = setTimeout(() => {
      for (const check of checks) {
        const { [check.field]: value } = record;
        const isTyping = document.activeElement?.id === controlId(check.field);
        const isWrong = errors.some(({ field }) => field === check.field);
        const isKept = before && isSameValue(before[check.field], value);
        if (!left.has(check.field) || isTyping || isWrong || isKept || asked.current.get(check.field) === value) continue;
        asked.current.set(check.field, value);
        void ask(check, record);
      }
    });
    return () => clearTimeout(timer);
  }, [checks, left, record, before, errors, ask]);

  const leave = useCallback((field: string) => setLeft((names) => new Set([...names, field])), []);
  const current = [...found.values()].filter((duplicates) => isOf(duplicates, record));
  return { leave, warnings: new Map(current.map((duplicates) => [duplicates.field, duplicates])) };
}

/** Runs one request at a time for each field: a newer one aborts the one before. */
function useAsk(entity: Entity, labels: Labels) {
  const api = useApi();
  const { settings } = useConfig();
  const { t } = useTranslation('form');
  const announce = useAnnounce();
  const [found, setFound] = useState<ReadonlyMap<string, Duplicates>>(new Map());
  const controllers = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const open = controllers.current;
    return () => open.forEach((controller) => controller.abort());
  }, []);

  const ask = useCallback(
    async (check: DuplicateCheck, record: RecordData) => {
      controllers.current.get(check.field)?.abort();
      const controller = new AbortController();
      controllers.current.set(check.field, controller);
      const duplicates = await findDuplicates(check, record, { api, entity, context: transformContext(settings.utcTime), signal: controller.signal });
      if (!duplicates || controller.signal.aborted) return;
      setFound((known) => new Map([...known, [check.field, duplicates]]));
      const titles = duplicates.records.map((one) => recordTitle(entity.resource, one)).join(', ');
      announce(t('duplicates.found', { count: duplicates.records.length, label: labels.field(check.field), titles }));
    },
    [api, entity, settings, announce, t, labels],
  );
  return { found, ask };
}
