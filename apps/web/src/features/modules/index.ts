export { ModuleGlyph } from './ModuleGlyph.tsx';
