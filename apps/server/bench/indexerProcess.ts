import { setTimeout as pause } from 'node:timers/promises';
import { createBenchIndexer, createBenchPool } from './benchIndexer.ts';

/* An indexer as a process of its own; prints a line when it is at the head. Arguments: database, node, chain id. */

const [databaseUrl = '', url = '', chainId] = process.argv.slice(2);
const indexer = createBenchIndexer(createBenchPool(databaseUrl), url, Number(chainId));
indexer.start();
while (indexer.health()[0]?.phase !== 'live') await pause(1);
process.stdout.write('at the head\n');
