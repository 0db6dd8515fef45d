import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { publicBridgesFrom } from './publicBridges.ts';

const FILE = fileURLToPath(new URL('../../../packages/domain/src/bridges/publicBridges.json', import.meta.url));
const USAGE = `node script/lib/bridgeData/main.ts SURVEY
Writes packages/domain/src/bridges/publicBridges.json from a survey of the bridges' own packages: a list of chains, each with its id and
dom, hypStatus, mailbox (Hyperlane), eid, ep (LayerZero), sel, router (CCIP), axelar, gw, gs (Axelar), wh, core, rel (Wormhole).`;

const [survey] = process.argv.slice(2);
if (survey === undefined) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 1;
} else {
  const bridges = publicBridgesFrom(JSON.parse(readFileSync(survey, 'utf8')));
  writeFileSync(FILE, `${JSON.stringify(bridges, null, 2)}\n`);
}
