import type { Row } from '../row.ts';
import { api } from './api.ts';
import { blocking } from './blocking.ts';
import { bridges } from './bridges.ts';
import { deploy } from './deploy.ts';
import { endpoints } from './endpoints.ts';
import { gas } from './gas.ts';
import { indexing } from './indexing.ts';
import { legsOnScreen } from './legs.ts';
import { lists } from './lists.ts';
import { live } from './live.ts';
import { markets } from './markets.ts';
import { pages } from './pages.ts';
import { relaying } from './relaying.ts';
import { start } from './start.ts';
import { typing } from './typing.ts';

/** Every benchmark by the name that `script/bench` takes. */
export const benches: Record<string, () => Promise<Row[]>> = {
  gas,
  endpoints,
  indexing,
  live,
  api,
  lists,
  bridges,
  legs: legsOnScreen,
  markets,
  deploy,
  relaying,
  start,
  pages,
  blocking,
  typing,
};
