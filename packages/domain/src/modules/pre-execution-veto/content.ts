import { vetoContent } from '../shared/vetoContent.ts';

export const content = vetoContent('preExecutionVeto');
