import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@althing/devnet';
import { giveWay } from './giveWay.ts';
import { onEnd } from './onEnd.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
export type Category = (typeof CATEGORIES)[number];

const LIGHTHOUSE = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));
const TIMEOUT_MS = 120_000;

/** What of a Lighthouse report is used. */
export interface Report {
  runtimeError?: { message: string };
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string; details?: { items?: unknown[] } }>;
}

async function run(url: string, output: string, port: number): Promise<void> {
  const child = spawn(
    process.execPath,
    [LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${output}`, `--only-categories=${CATEGORIES.join(',')}`, `--port=${port}`],
    { stdio: ['ignore', 'ignore', 'inherit'], timeout: TIMEOUT_MS, detached: true },
  );
  const stopListening = onEnd(() => child.kill());
  giveWay(child.pid!);
  const [code] = (await once(child, 'exit')) as [number | null];
  stopListening();
  if (code !== 0) throw new Error(`Lighthouse failed on ${url}`);
}

/** One run with Lighthouse's own mobile throttling, in the browser that listens on `port`, whose cache it empties first. */
export async function lighthouse(url: string, port: number): Promise<Report> {
  // It loses its trace now and then (NO_NAVSTART) and asks to be run again: no figures came of that run, so none are dropped.
  return attempt(url, port).catch(() => attempt(url, port));
}

async function attempt(url: string, port: number): Promise<Report> {
  const folder = temporaryFolder('althing-lighthouse-');
  try {
    const output = join(folder, 'report.json');
    await run(url, output, port);
    const report = JSON.parse(readFileSync(output, 'utf8')) as Report;
    if (report.runtimeError) throw new Error(`Lighthouse failed on ${url}: ${report.runtimeError.message}`);
    return report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Every script that the page fetched by itself, whoever named it: the page, a preload or the program. */
export const scriptsOf = ({ audits }: Report): string[] =>
  ((audits['network-requests']?.details?.items ?? []) as { url: string; resourceType?: string }[])
    .filter(({ resourceType }) => resourceType === 'Script')
    .map(({ url }) => url);

/** What Lighthouse marks down in a category, heaviest first. */
export const complaintsOf = ({ categories, audits }: Report, category: Category): string[] =>
  categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ id }) => `${audits[id]!.title}${audits[id]!.displayValue ? ` ${audits[id]!.displayValue}` : ''}`);
