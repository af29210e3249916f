import { describe, expect, it } from 'vitest';
import { toggled, weekText } from '@/features/solidary/week/slots';
import words from '@/i18n/locales/fr/widgets.json' with { type: 'json' };

/** The texts of the app, with their placeholders filled in. */
function t(key: string, values: Record<string, unknown> = {}): string {
  const found = key.replace('widgets:', '').split('.').reduce<unknown>((inside, part) => (inside as Record<string, unknown>)[part], words);
  return String(found).replaceAll(/\{\{(\w+)\}\}/g, (_braces, name: string) => String(values[name]));
}

describe('the text of a week', () => {
  it.each([
    [['mMon', 'aMon'], 'lundi (matin, après-midi)'],
    [['mMon', 'mTue', 'mWed', 'aWed', 'mThu', 'aThu', 'eSun'], 'lundi – mardi (matin), mercredi – jeudi (matin, après-midi), dimanche (soir)'],
    [[], undefined],
    ['mMon', undefined],
    [['noon', 12], undefined],
  ])('of %j is %s', (value, text) => {
    expect(weekText(value, { t })).toBe(text);
  });
});

describe('ticking a part of a week', () => {
  it.each([
    [['aTue'], 'mMon', ['mMon', 'aTue']],
    [['mMon', 'aTue'], 'aTue', ['mMon']],
    [undefined, 'eSun', ['eSun']],
  ])('of %j, %s: %j', (value, slot, after) => {
    expect(toggled(value, slot)).toEqual(after);
  });
});
