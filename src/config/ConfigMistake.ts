/** A mistake in `config.json`. Its words are in the namespace `errors`, under `config.<key>`. */
export interface ConfigMistake {
  /** The dotted path of the key, for example `theme.primary`; empty for the whole file. */
  path: string;
  key: ConfigMistakeKey;
  /** The values for the words. `expected` and `found` of `wrongType` name a `ConfigValueKind`. */
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
