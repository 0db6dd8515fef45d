import { missingOpeningSteps, type ReadClient } from '@althing/bindings';
import type { Survey } from './survey.ts';
import type { TimelockTask } from './timelockTask.ts';

export const openMarkets = async (client: ReadClient, { contracts }: Survey): Promise<TimelockTask> => ({
  done: 'Bond markets are open',
  open: 'Bond markets are closed',
  name: 'their opening',
  calls: (await missingOpeningSteps(client, contracts)).flatMap((step) => step.calls),
});
