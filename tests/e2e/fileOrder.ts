import { readdirSync } from 'node:fs';
import type { Project } from '@playwright/test';

const STORIES = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.spec.ts'));

/** Each file as a project of its own, because Playwright keeps the order of projects. The same seed gives the same order. */
export function filesInOrderOf(seed: string): Project[] {
  return STORIES.map((name) => ({ name, place: hash(`${seed} ${name}`) }))
    .toSorted((left, right) => left.place - right.place)
    .map(({ name }) => ({ name, testMatch: name }));
}

/** FNV-1a with a final mixing step, so that names that differ in one letter do not end up side by side. */
function hash(text: string): number {
  const mixed = [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);
  return Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 0;
}
