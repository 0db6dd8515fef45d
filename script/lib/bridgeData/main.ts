import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readLayerZeroContracts } from './layerZeroContracts.ts';
import { layerZeroFrom, publicBridgesFrom } from './publicBridges.ts';

const fileOf = (path: string) => fileURLToPath(new URL(`../../../${path}.json`, import.meta.url));
const write = (path: string, content: object) => writeFileSync(fileOf(path), `${JSON.stringify(content, null, 2)}\n`);
const USAGE = `node script/lib/bridgeData/main.ts SURVEY DEPLOYMENTS
Writes publicBridges.json and bridgeReach.json in packages/domain/src/bridges, and layerZeroContracts.json in script/lib/platform, from
SURVEY       a survey of the bridges' own packages: a list of chains, each with its id and dom, hypStatus, mailbox (Hyperlane), eid, ep, lzName (LayerZero), sel,
             router (CCIP), axelar, gw, gs (Axelar), wh, core, rel (Wormhole);
DEPLOYMENTS  the folder "deployments" of LayerZero's package @layerzerolabs/lz-evm-sdk-v2.`;

const [surveyFile, deployments] = process.argv.slice(2);
if (surveyFile === undefined || deployments === undefined) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 1;
} else {
  const survey: unknown = JSON.parse(readFileSync(surveyFile, 'utf8'));
  const layerZeroOf = (name: string) => {
    const folder = join(deployments, name);
    return existsSync(folder) ? readLayerZeroContracts(folder) : undefined;
  };
  const { sites, reach } = publicBridgesFrom(survey, layerZeroOf);
  write('packages/domain/src/bridges/publicBridges', sites);
  write('packages/domain/src/bridges/bridgeReach', reach);
  write('script/lib/platform/layerZeroContracts', layerZeroFrom(survey, layerZeroOf));
}
