import { tokenAbi } from '@althing/bindings';
import { createSource } from '../../source.ts';
import { tokenHandlers } from './token.ts';

export const tokenSource = createSource(tokenAbi, tokenHandlers);
