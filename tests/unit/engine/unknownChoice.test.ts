import { expect, it } from 'vitest';
import { unknownChoice } from '@/engine/model/unknownChoice';

const named = () => ['solidary_free', 'solidary_link'];

it.each([
  ['solidary_homemade_visit', named, 'Homemade visit'],
  ['other_family', named, 'Other family'],
  // A single code shares no prefix with others.
  ['solidary_visit', () => ['solidary_free'], 'Solidary visit'],
  // Neither do codes that only begin alike in part.
  ['solidary_visit', () => ['solidary_free', 'other_link', 'solidary_link'], 'Solidary visit'],
  ['visit_at_home', () => ['Visit_one', 'Visit_two'], 'Visit at home'],
  ['road_trip', () => [], 'Road trip'],
  ['bankCoordinates', () => ['identity'], 'Bank coordinates'],
])('reads the code %s as words', (code, others, words) => {
  expect(unknownChoice(code, others)).toBe(words);
});

it.each([[7, '7'], ['Retraité', 'Retraité'], ['ROLE_ADMIN', 'ROLE_ADMIN'], ['call', 'call'], ['a__b', 'a__b'], [true, 'true']])('says %s as it is', (value, text) => {
  expect(unknownChoice(value, named)).toBe(text);
});
