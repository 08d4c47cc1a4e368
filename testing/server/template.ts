/** Migrated, and otherwise empty. */
export const TEMPLATE = 'kindred_template';
/** The same with the job queues' own tables, which take longer to make than to copy. */
export const TEMPLATE_WITH_QUEUES = 'kindred_template_with_queues';
