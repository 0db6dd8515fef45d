import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { publicBridgesFrom } from './publicBridges.ts';

const fileOf = (name: string) => fileURLToPath(new URL(`../../../packages/domain/src/bridges/${name}.json`, import.meta.url));
const write = (name: string, content: object) => writeFileSync(fileOf(name), `${JSON.stringify(content, null, 2)}\n`);
const USAGE = `node script/lib/bridgeData/main.ts SURVEY
Writes publicBridges.json and bridgeReach.json in packages/domain/src/bridges from a survey of the bridges' own packages: a list of chains, each with its id and
dom, hypStatus, mailbox (Hyperlane), eid, ep (LayerZero), sel, router (CCIP), axelar, gw, gs (Axelar), wh, core, rel (Wormhole).`;

const [survey] = process.argv.slice(2);
if (survey === undefined) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 1;
} else {
  const { sites, reach } = publicBridgesFrom(JSON.parse(readFileSync(survey, 'utf8')));
  write('publicBridges', sites);
  write('bridgeReach', reach);
}
