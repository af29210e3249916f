/** A base address for schemas, which have no `$id` (scripts/resources/checkSchema.ts): RJSF resolves references by it only where there is one. */
const NOWHERE = 'schema:///';

/** Replaces the package by which RJSF reads addresses (`scripts/vite/leanPackagesPlugin.ts`), except in development, where Ajv uses more of it. */
const addresses = {
  resolve: (base: string, reference: string) => new URL(reference, new URL(base, NOWHERE)).href,
  equal: (one: string, other: string) => new URL(one, NOWHERE).href === new URL(other, NOWHERE).href,
};

// oxlint-disable-next-line import/no-default-export -- what RJSF imports
export default addresses;
