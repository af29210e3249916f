import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const FOLDERS = ['unit', 'component', 'contract'].map((name) => `tests/${name}`);

/** Folders inside an integrator's folder that hold nothing of theirs. */
const NOT_OWN = /(^|\/)(node_modules|\.git)\//;

/**
 * The two kinds of tests: those that need a document say so in their first line, the others run without. Each kind has its own workers, which load
 * a module once rather than once for each file, so whatever a test leaves behind would be met by the next file (`tests/support/bareDocument.ts`). The tests of an integrator's folders stand anywhere in them.
 */
export function testProjects(own: readonly string[] = []): TestProjectInlineConfiguration[] {
  const files = [...FOLDERS, ...own].filter((folder) => existsSync(folder)).flatMap(testFiles);
  const inDocument = files.filter((file) => readFileSync(file, 'utf8').startsWith('// @vitest-environment happy-dom'));
  return [
    { extends: true, test: { name: 'node', isolate: false, include: files.filter((file) => !inDocument.includes(file)) } },
    { extends: true, test: { name: 'dom', isolate: false, include: inDocument, globalSetup: ['tests/support/sandboxServer.ts'] } },
  ];
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name) && !NOT_OWN.test(name.replaceAll('\\', '/')))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
}
