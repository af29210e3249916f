// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { jsonList } from '@/features/campaigns/transforms/jsonList';
import { WALL_CLOCK } from '@/engine/model/transforms/transformContext';
import { messageFault, messageWarnings } from '@/features/campaigns/send/messageChecks';

const read = (body: string) => jsonList({}).fromApi(body, WALL_CLOCK);
const message = (parts: object[], subject: unknown = 'Covoiturons') => ({ subject, body: read(JSON.stringify(parts)) });

const title = { type: 'title', value: 'Bonjour', position: 1 };
const link = { type: 'text', value: '<p><a href="https://www.exemple.fr">Trouver un trajet</a></p>', position: 2 };
const image = { type: 'image', src: 'https://data.exemple.fr/1.jpg', alt: 'Une voiture', position: 3 };

describe('what stops a message', () => {
  it.each([
    ['nothing, when it is whole', message([title, link, image]), undefined],
    ['nothing of an empty title: the renderer has its value', message([{ ...title, value: '' }]), undefined],
    ['a subject of spaces', message([title], '  '), 'noSubject'],
    ['no subject', message([title], null), 'noSubject'],
    ['no element', message([]), 'noBody'],
    ['a body that is missing', { subject: 'Covoiturons' }, 'noBody'],
    ['a body that is no list', { subject: 'Covoiturons', body: read('<p>Bonjour</p>') }, 'unreadable'],
    ['a title without its text', message([{ type: 'title', position: 1 }]), 'incomplete'],
    ['an element without a position', message([{ type: 'title', value: 'Bonjour' }]), 'incomplete'],
    ['an image without an address', message([{ ...image, src: null }]), 'incomplete'],
    ['an element that is no object', { subject: 'Covoiturons', body: read('["Bonjour"]') }, 'incomplete'],
  ])('is %s', (_what, record, fault) => {
    expect(messageFault(record)).toBe(fault);
  });
});

describe('what the readers of a message will notice', () => {
  it.each([
    ['nothing, when it is whole', [title, link, image], []],
    ['no link', [title, image], ['noLink']],
    ['a link that anybody can overhear', [link, { ...link, value: '<a href="http://www.exemple.fr">Trajets</a>' }], ['plainLink']],
    ['a link that runs something', [{ ...link, value: '<a href="javascript:alert(1)">Trajets</a>' }], ['plainLink']],
    ['nothing of an address to write to', [{ ...link, value: '<a href="mailto:contact@exemple.fr">Écrivez-nous</a>' }], []],
    ['an image without a text beside it, whatever its description: it is not sent', [link, image, image, image], ['imageWithoutText']],
    ['an image beside a text without words', [link, { ...image, type: 'title', value: ' ' }, image, { ...link, value: '<p></p>' }], ['imageWithoutText']],
    ['nothing of an image above its text', [image, link], []],
    ['an element of another kind', [link, { type: 'video', value: '', position: 4 }], ['unknownElement']],
  ])('is %s', (_what, parts, warnings) => {
    expect(messageWarnings(message(parts))).toEqual(warnings);
  });
});
