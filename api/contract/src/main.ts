import './messages.ts';

export * as auth from './auth.ts';
export * as categories from './categories.ts';
export * as chat from './chat.ts';
export * as customers from './customers.ts';
export * as documentRequests from './document-requests.ts';
export * as documents from './documents.ts';
export type { Endpoint, FileField, InputOf, Method, OutputOf, Transfer } from './endpoint.ts';
export { defineEndpoint } from './endpoint.ts';
export * from './envelope.ts';
export * from './fields.ts';
export * as imports from './imports.ts';
export * as keywords from './keywords.ts';
export * as notifications from './notifications.ts';
export * as questions from './questions.ts';
export { type Access, type Role, roleIds, roles, toRole } from './roles.ts';
export * as summaryTemplates from './summary-templates.ts';
export * as workspaces from './workspaces.ts';
