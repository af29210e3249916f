// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { pathLabel } from '@/engine/fields/pathLabel';
import { useLabels } from '@/engine/fields/labels';
import type { Schema } from '@/engine/model/Schema';
import { wordsNamespace } from '@/engine/model/wordsNamespace';
import enForm from '@/i18n/locales/en/later/form.json';
import enWidgets from '@/i18n/locales/en/widgets.json';
import frForm from '@/i18n/locales/fr/later/form.json';
import frWidgets from '@/i18n/locales/fr/widgets.json';
import { readResources } from '../../../scripts/resources/readResources';

const { entities } = readResources('schemas');
const shell = { fr: { form: frForm, widgets: frWidgets }, en: { form: enForm, widgets: enWidgets } };

describe.each(['fr', 'en'] as const)('in %s', (language) => {
  it.each(entities)('the errors of $resource.name name each place of a record in words, never by its key', async ({ resource, schema, words }) => {
    const i18n = createInstance();
    await i18n.init({ lng: language, resources: { [language]: { ...shell[language], [wordsNamespace(resource.name)]: words[language] } }, interpolation: { escapeValue: false } });
    const wrapper = ({ children }: { children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
    const { result } = renderHook(() => useLabels(resource), { wrapper });
    const t = i18n.getFixedT(language, 'form');
    const shown = pathsOf(schema).map((path) => [path, pathLabel(path, result.current, t)] as const);
    expect(shown.filter(([, label]) => isKey(label))).toEqual([]);
  });
});

/** The paths of every value of a record, with the first item of each list. */
function pathsOf({ properties = {}, items }: Schema, above: readonly string[] = []): string[] {
  const here = above.length > 0 ? [above.join('.')] : [];
  const inside = Object.entries(properties).flatMap(([name, field]) => pathsOf(field, [...above, name]));
  return [...here, ...inside, ...(items ? pathsOf(items, [...above, '0']) : [])];
}

/** Whether a label is a key: words begin with a capital, and have no dot or capital inside. A dot between numbers says which item of which (“Days 2.1”). */
function isKey(label: string): boolean {
  return label === '' || /[a-z][A-Z]|\w\.[A-Za-z]|[A-Za-z]\.\w|:\w|_/.test(label) || /^[a-z]/.test(label);
}
