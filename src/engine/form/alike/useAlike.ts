import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi, useConfig } from '@/session/hooks';
import { useAnnounce } from '@/ui/Announcer';
import type { Labels } from '../../fields/labels';
import { recordTitle } from '../../model/recordTitle';
import type { Entity } from '../../model/Resource';
import type { AlikeDefinition } from '../../model/SavingDefinition';
import type { RecordData } from '../../model/Schema';
import { transformContext } from '../../model/transforms/transformContext';
import { controlId } from '../FormState';
import type { FieldError } from '../../fields/validateRecord';
import { findAlike, isOf, type Alike } from './findAlike';

interface AlikeOptions {
  entity: Entity;
  labels: Labels;
  checks: readonly AlikeDefinition[];
  record: RecordData;
  /** What breaks a rule is not worth asking about. */
  errors: readonly FieldError[];
}

/** Looks for records alike each time a field is left with another value than the one last looked for. Nothing is asked while it is typed in. */
export function useAlike({ entity, labels, checks, record, errors }: AlikeOptions) {
  const { found, ask } = useAsk(entity, labels);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const asked = useRef(new Map<string, unknown>());

  useEffect(() => {
    // The end of what was typed reaches the record just after the field was left: its beginning alone is not worth a question.
    const timer = setTimeout(() => {
      for (const check of checks) {
        const { [check.field]: value } = record;
        const isTyping = document.activeElement?.id === controlId(check.field);
        const isWrong = errors.some(({ field }) => field === check.field);
        if (!left.has(check.field) || isTyping || isWrong || asked.current.get(check.field) === value) continue;
        asked.current.set(check.field, value);
        void ask(check, record);
      }
    });
    return () => clearTimeout(timer);
  }, [checks, left, record, errors, ask]);

  const leave = useCallback((field: string) => setLeft((names) => new Set([...names, field])), []);
  const standing = [...found.values()].filter((alike) => isOf(alike, record));
  return { leave, warnings: new Map(standing.map((alike) => [alike.field, alike])) };
}

/** One question at a time for each field: a newer one aborts the one before. */
function useAsk(entity: Entity, labels: Labels) {
  const api = useApi();
  const { settings } = useConfig();
  const { t } = useTranslation('form');
  const announce = useAnnounce();
  const [found, setFound] = useState<ReadonlyMap<string, Alike>>(new Map());
  const controllers = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const open = controllers.current;
    return () => open.forEach((controller) => controller.abort());
  }, []);

  const ask = useCallback(
    async (check: AlikeDefinition, record: RecordData) => {
      controllers.current.get(check.field)?.abort();
      const controller = new AbortController();
      controllers.current.set(check.field, controller);
      const alike = await findAlike(check, record, { api, entity, context: transformContext(settings.utcTime), signal: controller.signal });
      if (!alike || controller.signal.aborted) return;
      setFound((known) => new Map([...known, [check.field, alike]]));
      const titles = alike.records.map((one) => recordTitle(entity.resource, one)).join(', ');
      announce(t('alike.found', { count: alike.records.length, label: labels.field(check.field), titles }));
    },
    [api, entity, settings, announce, t, labels],
  );
  return { found, ask };
}
