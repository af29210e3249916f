import type { ConfigMistake } from './ConfigMistake';

/** A mistake of `config.json` as a sentence, in the language of `t` (namespace `errors`, keys `config.*`). */
export function configMistakeText(
  { path, key, params }: ConfigMistake,
  t: (key: string, params: Record<string, string>) => string,
): string {
  if (key !== 'wrongType') return t(`errors:config.${key}`, { path, ...params });
  const [expected, found] = [params['expected'], params['found']].map((kind) => t(`errors:config.kinds.${kind}`, {}));
  return t('errors:config.wrongType', { path, expected: expected ?? '', found: found ?? '' });
}
