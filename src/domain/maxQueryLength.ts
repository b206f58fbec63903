/**
 * Of a longer text the beginning is searched for; nor is a value of a filter longer. In a module of its own:
 * pages need the number, and not the folding of `searchText`.
 */
export const maxQueryLength = 200;
