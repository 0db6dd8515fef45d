import { flagContent } from '../shared/flagContent.ts';

export const content = flagContent('tally');
