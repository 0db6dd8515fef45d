export * from './applyTemplate.ts';
export { LEAST_PEOPLE, type TemplateAnswers } from './template.ts';
export { type TemplateName, TEMPLATES } from './templates.ts';
