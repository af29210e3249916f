import { describe, expect, it } from 'vitest';
import { nearestTests } from '../../../scripts/related/nearestTests';

/** The app renders the form; the test of the app is the shorter one. */
const links = new Map([
  ['tests/unit/engine/records.test.ts', ['src/engine/form/records.ts']],
  ['tests/component/app/pages.test.tsx', ['src/app/Frame.tsx']],
  ['tests/component/form/edit.test.tsx', ['tests/component/form/renderRecord.tsx']],
  ['tests/component/form/renderRecord.tsx', ['src/app/Frame.tsx']],
  ['src/app/Frame.tsx', ['src/engine/form/FormScreen.tsx', 'schemas/boat/resource.json']],
  ['src/engine/form/FormScreen.tsx', ['src/engine/form/records.ts', 'src/engine/form/marks.ts']],
]);
const [records, pages, edit] = [...links.keys()] as [string, string, string];

const nearestTo = (changed: string[], sources = {}, tests = [records, pages, edit]) => nearestTests(changed, { tests, links, sources });

describe('the tests nearest to a change', () => {
  it('are none where no test reaches it', () => {
    expect(nearestTo(['guide.md'])).toEqual([]);
  });

  it('are those from which it is reached', () => {
    expect(nearestTo(['src/engine/form/marks.ts'])).not.toContain(records);
  });

  it('begin with the one that has changed itself', () => {
    expect(nearestTo([edit])).toEqual([edit]);
    expect(nearestTo([edit, 'src/engine/form/records.ts'])[0]).toBe(edit);
  });

  it('come by the number of imports between', () => {
    expect(nearestTo(['src/app/Frame.tsx'])).toEqual([pages, edit]);
  });

  it('are those of its folder before those that only render the app around it', () => {
    expect(nearestTo(['src/engine/form/marks.ts'])).toEqual([edit, pages]);
  });

  it('are those that speak of an entity before others', () => {
    expect(nearestTo(['schemas/boat/resource.json'], { [edit]: `entityNamed('boat')` })).toEqual([edit, pages]);
  });

  it('come in the order that they were given in where nothing tells them apart', () => {
    const away = 'tests/component/app/away.test.tsx';
    const two = new Map([...links, [away, ['src/app/Frame.tsx']]]);
    expect(nearestTests(['src/app/Frame.tsx'], { tests: [away, pages], links: two, sources: {} })).toEqual([away, pages]);
    expect(nearestTests(['src/app/Frame.tsx'], { tests: [pages, away], links: two, sources: {} })).toEqual([pages, away]);
  });

  it('are found in turn for each of several changed files', () => {
    expect(nearestTo(['src/engine/form/records.ts', 'schemas/boat/resource.json'])).toEqual([records, pages, edit]);
  });
});
