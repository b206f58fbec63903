/** What marks a row as the demo's; `source_key` then is its key there. */
export const demoSource = 'demo';
