/** Migrated, and otherwise empty. */
export const TEMPLATE = 'kindred_template';
/** The same with the job queues' own tables, which take longer to make than to copy. */
export const TEMPLATE_WITH_QUEUES = 'kindred_template_with_queues';

/**
 * `create database … ${copyOf(TEMPLATE)}`: its files as they are. By itself PostgreSQL writes every block of them to its
 * journal, which takes a test's database four times as long.
 */
export const copyOf = (template: string): string => `template ${template} strategy file_copy`;
