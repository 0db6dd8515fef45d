import { createHotspotStore } from './createHotspotStore.ts';

export const hotspots = createHotspotStore(localStorage);
