/** Stands in the build for RJSF's merge of `allOf`, which weighs 5 kB (scripts/vite/leanPackagesPlugin.ts): `MuiForm` brings it, for schemas that have one. */
// oxlint-disable-next-line import/no-default-export -- what RJSF imports
export default function shallowAllOfMerge(): never {
  throw new Error('A schema with "allOf" is drawn by MuiForm: see hasReadyMadePart.');
}
