export * from './facts.ts';
export * from './limits.ts';
export * from './meaning.ts';
export * from './report.ts';
export type { SettingKey } from './settingWords.ts';
