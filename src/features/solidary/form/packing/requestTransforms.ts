import { choiceOrText } from './choiceOrText';
import { choicesOrText } from './choicesOrText';
import { journeyDates } from './journeyDates';
import { keyedAnswers } from './keyedAnswers';
import { newPerson } from './newPerson';
import { samePlace } from './samePlace';

/** The transforms between the form of a request and its bodies. No `resource.json` can name them, because their options are only known with a structure. */
export const requestTransforms = { choiceOrText, choicesOrText, journeyDates, keyedAnswers, newPerson, samePlace };
