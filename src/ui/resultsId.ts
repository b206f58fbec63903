/** Where a list's results begin: the focus goes there when they change and what had it is gone. */
export const resultsId = 'results';
