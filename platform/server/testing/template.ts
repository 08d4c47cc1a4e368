export const TEMPLATE = 'kindred_template';
