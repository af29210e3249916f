import { choiceOrText } from './choiceOrText';
import { choicesOrText } from './choicesOrText';
import { journeyDates } from './journeyDates';
import { keyedAnswers } from './keyedAnswers';
import { samePlace } from './samePlace';

/** Between the form of a request and its bodies. No `resource.json` names them: what they offer and ask is known with a structure. */
export const requestTransforms = { choiceOrText, choicesOrText, journeyDates, keyedAnswers, samePlace };
