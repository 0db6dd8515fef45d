import { NATIVE } from '@althing/domain/units';
import type { PricePool } from '../base/config.ts';

/** The largest pools of Uniswap v3 between wrapped ether and a dollar of Circle's, by which ether is priced where no service is asked. */
export const ETHER_POOLS: readonly PricePool[] = [
  {
    chainId: 1,
    token: NATIVE,
    pool: '0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640',
    dollar: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  },
  {
    chainId: 10,
    token: NATIVE,
    pool: '0x85149247691df622eaF1a8Bd0CaFd40BC45154a9',
    dollar: '0x7F5c764cBc14f9669B88837ca1490cCa17c31607',
  },
  {
    chainId: 8453,
    token: NATIVE,
    pool: '0xd0b53D9277642d899DF5C87A3966A349A798F224',
    dollar: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  },
  {
    chainId: 42161,
    token: NATIVE,
    pool: '0xC31E54c7a869B9FcBEcc14363CF510d1c41fa443',
    dollar: '0xFF970A61A04b1cA14834A43f5dE4533eBDDB5CC8',
  },
];
