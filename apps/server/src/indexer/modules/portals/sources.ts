import { assetControllerAbi } from '@althing/bindings';
import { createSource } from '../../source.ts';

/** Its events are kept to be shown. */
export const assetControllerSource = createSource(assetControllerAbi, {});
