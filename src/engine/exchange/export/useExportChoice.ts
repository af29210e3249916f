import { useState } from 'react';
import { useConfig, useSession } from '@/session/hooks';
import { useLabels } from '../../fields/labels';
import { exportFileName } from './exportFileName';
import { exportForms, type ExportForm } from './exportForms';
import { useExportScopes, type ExportedList, type ExportScope } from './useExportScopes';

/** The scopes and contents that may be exported, and those chosen. At first these are the most precise scope and the most usual content. */
export interface ExportChoice {
  scopes: readonly ExportScope[];
  scope: ExportScope;
  chooseScope: (name: string) => void;
  forms: readonly ExportForm[];
  form: ExportForm;
  chooseForm: (name: string) => void;
  fileName: string;
}

export function useExportChoice(exported: ExportedList): ExportChoice {
  const { entity, list } = exported;
  const { permissions } = useSession();
  const { settings } = useConfig();
  const labels = useLabels(entity.resource);
  const scopes = useExportScopes(exported);
  const forms = exportForms(entity.resource, list, { permissions, settings });
  const [scopeName, chooseScope] = useState<string>();
  const [formName, chooseForm] = useState<string>();
  const [openedAt] = useState(() => new Date());

  return {
    scopes,
    scope: chosen(scopes, scopeName),
    chooseScope,
    forms,
    form: chosen(forms, formName),
    chooseForm,
    fileName: exportFileName(labels.page('list'), openedAt),
  };
}

function chosen<Choice extends { name: string }>(choices: readonly Choice[], name: string | undefined): Choice {
  const choice = choices.find((one) => one.name === name) ?? choices[0];
  if (!choice) throw new Error('There is nothing to choose from.');
  return choice;
}
