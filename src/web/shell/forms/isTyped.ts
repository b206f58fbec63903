/** Whether a control stands otherwise than the page brought it: somebody typed or chose before the script came. */
export function isTyped(element: Element): boolean {
  if (element instanceof HTMLSelectElement) {
    const options = [...element.options];
    return element.selectedOptions[0] !== (options.find((option) => option.defaultSelected) ?? options[0]);
  }
  if (element instanceof HTMLTextAreaElement) return element.value !== element.defaultValue;
  return (
    element instanceof HTMLInputElement &&
    (element.checked !== element.defaultChecked || element.value !== element.defaultValue)
  );
}
