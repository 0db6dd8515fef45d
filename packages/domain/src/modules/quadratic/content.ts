import { governorContent } from '../shared/governorContent.ts';

export const content = governorContent(true);
