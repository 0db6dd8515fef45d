import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstScreens } from './build/firstScreens.ts';
import { knownValues } from './build/knownValues.ts';
import { mantineCss } from './build/mantineCss.ts';
import { mantineTheme } from './build/mantineTheme.ts';
import { precompress } from './build/precompress.ts';
import { SCREENS } from './build/screens.ts';

/** Where `vite` (development only) finds the API and the chains; the built site is served by the server itself. */
const server = process.env.ALTHING_SERVER ?? 'http://127.0.0.1:4000';

const ON_CHAIN =
  /packages[\\/]bindings|lib[\\/]chain|packages[\\/]domain[\\/]src[\\/](upgrades|governance|safes)[\\/]|features[\\/](transactions|governance)[\\/]|node_modules[\\/](zod|viem|wagmi|@wagmi|abitype|ox)[\\/]/;

/** What many pages have, but the first step of the wizard does without. */
const NOT_AT_FIRST =
  /lib[\\/](live|safe|prices)[\\/]|domain[\\/]src[\\/]bonds[\\/]|features[\\/](setup|safes|bonds)[\\/]|domain[\\/]src[\\/]bridges[\\/](bridgeReach|bridgeBetween|bridgeTaxSentence|transferQuote|durations)|lib[\\/]csv[\\/]|integerText|explorerUrl|ui[\\/](AddressView|DataTable|Money|AmountInput|PasteDialog|download)\.tsx?$|components[\\/](ActionIcon|Alert|Checkbox|FloatingIndicator|Pagination|SegmentedControl|Table)[\\/]|use-(pagination|shallow-effect|mutation-observer)|shallow-equal|IconTrash/;

/** Rules that the wizard asks after its first page, and pages of organisations. */
const LATER_RULES =
  /packages[\\/]domain[\\/]src[\\/](setup[\\/](rules[\\/](?!organisationRules)|\w*[hH]ints?|moduleKeys|duplicate|validate|visiblePositions|everyChain|existingTokens|bridgeTax)|modules[\\/](shared|setups|selection|availability|[\w-]+[\\/](setup|rules|edit|attackers|limits|limitRules|places|chosenBridges)))/;

/** The arithmetic of signatures, which takes long to start and is used once something is signed. */
const CURVES = /@noble[\\/]curves[\\/]esm[\\/]|viem[\\/]_esm[\\/]utils[\\/]signature[\\/]serializeSignature/;

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, addExtensions: true, quoteStyle: 'single', semicolons: true }),
    react(),
    knownValues(),
    mantineCss(),
    mantineTheme(),
    firstScreens(SCREENS),
    precompress(),
  ],
  // React has it itself; the other would ask for React 17.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  server: { host: '127.0.0.1', proxy: { '/api': server, '/rpc': server, '/safe': server } },
  build: {
    target: 'es2022',
    reportCompressedSize: false,
    sourcemap: true,
    // One sheet of 25 kB is there sooner than the twenty little ones that the wizard would ask for.
    cssCodeSplit: false,
    // Names the chunks of a page, for firstScreens and .size-limit.js.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Left alone, what pages share becomes eighty scripts, and on a slow line each costs more than its bytes. So: what every page
          // needs, what home needs, what the list needs, the account menu, what nearly all other pages share, and what of
          // that is for reading chains or for rules of organisations, which the first step of the wizard does without. Signatures, viem and zod
          // are scripts of their own, as evaluating them with the rest would be one long task.
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 8 },
            { name: 'first', tags: ['$initial'], priority: 7 },
            {
              name: 'cards',
              test: /features[\\/]organisations[\\/](OrganisationCard|queries)\.tsx?$|ui[\\/](EmptyState|ErrorState|Skeletons)\.tsx$/,
              priority: 6,
            },
            { name: 'controls', test: /features[\\/]organisations[\\/]OrganisationsPage\.tsx$/, priority: 5 },
            { name: 'account', test: /features[\\/]auth[\\/]wallet[\\/](AccountMenu|AuthenticateButtons|ChainMenu)\.tsx$/, priority: 4 },
            {
              name: 'common',
              test: (id) => !ON_CHAIN.test(id) && !LATER_RULES.test(id) && !NOT_AT_FIRST.test(id),
              minShareCount: 6,
              priority: 3,
            },
            {
              name: 'draft',
              test: /packages[\\/]domain[\\/]src[\\/]setup[\\/](wizardOf|askOf|edit|storage|formChainIds)\.ts$/,
              priority: 2,
            },
            { name: 'rules', test: LATER_RULES, priority: 1 },
            { name: 'curves', test: CURVES, priority: 2 },
            { name: 'abis', test: /packages[\\/]bindings[\\/]src[\\/]generated[\\/]/, minShareCount: 6, priority: 1 },
            { name: 'viem', test: /node_modules[\\/](viem|abitype|ox|@noble|@wagmi|wagmi)[\\/]/, minShareCount: 6, priority: 1 },
            { name: 'zod', test: /node_modules[\\/]zod[\\/]/, minShareCount: 6, priority: 1 },
            { name: 'chain', test: (id) => !NOT_AT_FIRST.test(id), minShareCount: 6 },
          ],
        },
      },
    },
  },
});
