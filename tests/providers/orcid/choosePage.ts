import type { Person } from './people.ts';

/** The registry's own page: whoever sits before it says who they are, or goes back. Plain HTML, in two languages. */
export function choosePage(people: readonly Person[]): string {
  const choices = people.map(
    ({ orcid, label }) =>
      `<p><button name="person" value="${orcid}"><bdi>${escape(label)}</bdi><br><small dir="ltr">${orcid}</small></button></p>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Practice registry</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-inline-size:32rem;margin:2rem auto;padding:0 1rem}
button{font:inherit;inline-size:100%;padding:.6rem 1rem;text-align:start;cursor:pointer}</style>
<h1>Practice registry</h1>
<p>This stands in for ORCID. Its people are invented. Who are you?</p>
<p lang="ar" dir="rtl">هذا سجلّ للتجربة يقوم مقام ORCID، وأشخاصه من الخيال. من أنت؟</p>
<form method="post">
${choices.join('\n')}
<p><button name="denied" value="1">Deny access · رفض</button></p>
</form>
</html>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
