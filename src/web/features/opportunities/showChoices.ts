/**
 * Brings a form's controls to what the page rendered them with, after the address changed under them. Selects get their
 * value by name: no browser keeps what they began with.
 */
export function showChoices(form: HTMLFormElement, selects: Record<string, string>): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = selects[control.name] ?? control.value;
    if (!(control instanceof HTMLInputElement)) continue;
    if (control.type === 'checkbox' || control.type === 'radio') control.checked = control.defaultChecked;
    else if (control !== document.activeElement) control.value = control.defaultValue;
  }
}
