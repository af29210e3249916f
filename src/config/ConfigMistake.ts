/** Something wrong in `config.json`. The words are in the namespace `errors`, under `config.<key>`. */
export interface ConfigMistake {
  /** Dotted, `theme.primary`; empty for the whole file. */
  path: string;
  key: ConfigMistakeKey;
  /** For the words. `expected` and `found` of `wrongType` name a `ConfigValueKind`. */
  params: Record<string, string>;
}

export type ConfigMistakeKey =
  | 'unreachable'
  | 'notJson'
  | 'missing'
  | 'wrongType'
  | 'unknownKey'
  | 'unknownKeyNear'
  | 'notOneOf'
  | 'notPositive'
  | 'notColour'
  | 'notUrl'
  | 'notSite'
  | 'notEmail'
  | 'notTileUrl'
  | 'lowContrast'
  | 'neededBy'
  | 'placeWithoutValue'
  | 'otherOrigin'
  | 'noDashboard';

export type ConfigValueKind = 'text' | 'textOrLanguages' | 'number' | 'yesNo' | 'object' | 'list' | 'nothing';
