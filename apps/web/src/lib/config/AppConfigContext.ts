import type { AppConfig } from '@althing/domain/http';
import { createContext, useContext } from 'react';

export type ChainInfo = AppConfig['chains'][number];

const AppConfigContext = createContext<AppConfig | undefined>(undefined);
export const AppConfigProvider = AppConfigContext.Provider;

/** Network, chains and features of this installation; loaded before anything is rendered. */
export function useAppConfig(): AppConfig {
  const config = useContext(AppConfigContext);
  if (!config) throw new Error('useAppConfig needs an AppConfigProvider above it');
  return config;
}
