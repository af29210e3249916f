// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { styleThatHides, wholeStyle } from '../../support/styleThatHides';

const RULES = `
  .gone, .lost { display: none }
  .away > b { display: none }
  .unseen { visibility: hidden }
  .unseen .seen { visibility: visible }
  .fixed:disabled, [data-still] { pointer-events: none }
  @media print { .paper { display: none } }
  @media (min-width: 1px) { .narrow { display: none } }`;

const PAGE = `
  <p>shown</p>
  <div class="gone"><p>in what is gone</p></div>
  <div class="plain away"><b>gone by its place</b><i>not gone</i></div>
  <div class="unseen"><p>unseen</p><p class="seen">seen again</p></div>
  <button class="fixed" disabled>fixed</button>
  <div data-still=""><button>stands in what is still</button></div>
  <div class="paper">on screen</div>
  <div class="narrow">gone on every screen</div>
  <div style="visibility: hidden"><p>unseen by its attribute</p></div>
  <div style="display: none"><p>gone by its attribute</p></div>
  <div style="pointer-events: none; color: red"><p>still by its attribute</p></div>`;

const sheet = document.createElement('style');

afterEach(() => {
  sheet.remove();
  document.body.replaceChildren();
});

function addRules(text: string): void {
  sheet.textContent = text;
  document.head.append(sheet);
}

it('says of everything that may be hidden, unseen or still what the whole cascade says', () => {
  addRules(RULES);
  document.body.innerHTML = PAGE;
  const elements = [...document.body.querySelectorAll('*')];
  const answers = (styleOf: typeof wholeStyle) =>
    elements.map((element) => {
      const style = styleOf(element);
      const isGone = style.display === 'none' && style.getPropertyValue('display') === 'none';
      return [element.outerHTML, isGone, style.visibility === 'hidden', style.getPropertyValue('visibility') === 'hidden', style.pointerEvents === 'none'];
    });
  expect(answers(styleThatHides)).toEqual(answers(wholeStyle));
  expect(answers(styleThatHides).filter(([, ...hidden]) => hidden.includes(true))).toHaveLength(11);
});

it('notices a rule that is added, and one that goes', () => {
  document.body.innerHTML = '<p class="late">shown</p>';
  const [text] = [...document.body.children] as [Element];
  expect(styleThatHides(text).display).not.toBe('none');
  addRules('.late { display: none }');
  expect(styleThatHides(text).display).toBe('none');
  sheet.remove();
  expect(styleThatHides(text).display).not.toBe('none');
});
