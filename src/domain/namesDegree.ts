/** Whether a title says the name of its degree already, as in «دكتوراه في علم النفس»: then it needs none before it. */
export function namesDegree(title: string | null, degreeName: string): boolean {
  const typed = (title ?? '').trim().toLowerCase().replace(/^ال/, '');
  const name = degreeName.toLowerCase();
  return typed.startsWith(name) && !/^[\p{L}\p{M}\p{N}]/u.test(typed.slice(name.length));
}
